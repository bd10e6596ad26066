import { interfaceVersion, isVersioned } from '#lib/contract/version';
import type { Parts } from '#lib/service/context';
import type { App } from '#lib/service/edge/app-env';
import { describeHeaders, headers } from '#lib/service/edge/openapi/answer-headers';
import { describeMembers } from '#lib/service/edge/openapi/describe-members';
import { describeParameters } from '#lib/service/edge/openapi/describe-parameters';
import type { OpenApiDocument } from '#lib/service/edge/openapi/document-parts';
import { markEarlyAccess } from '#lib/service/edge/openapi/early-access';
import { eventWebhook } from '#lib/service/edge/openapi/event-webhook';
import { giveExamples, giveSchemaExamples } from '#lib/service/edge/openapi/give-examples';
import { mendNullable, registerBeforeNull } from '#lib/service/edge/openapi/nullable-references';
import { addOpenParameters } from '#lib/service/edge/openapi/open-parameters';
import { tags } from '#lib/service/edge/openapi/tags';
import { usedSchemas } from '#lib/service/edge/openapi/used-schemas';
import { referenceExamples } from '#lib/service/reference/examples/reference-examples';
import { introduction } from '#lib/service/reference/words/introduction';

/** The reference of the interface, written from the schemas that check requests. The console is not part of it. */
export function openApiDocument(app: App, { env, jurisdictions }: Parts): OpenApiDocument {
  const rules = jurisdictions.get('US-TX');
  if (!rules) throw new Error('The rules of Texas are not there; the examples of the reference speak of it.');
  const examples = referenceExamples(rules);
  const document = generated(app, env.BASE_URL);
  for (const schema of Object.values(document.components.schemas)) mendNullable(schema);
  giveSchemaExamples(document.components.schemas, examples);
  describeMembers(document.components.schemas);
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const operation of Object.values(operations)) {
      addOpenParameters(operation, jurisdictions);
      describeParameters(path, operation);
      describeHeaders(operation);
      giveExamples(document, path, operation, examples);
      markEarlyAccess(path, operation);
    }
  }
  return document;
}

function generated(app: App, baseUrl: string): OpenApiDocument {
  registerBeforeNull(app);
  const made = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Statehouse Filing Service',
      version: interfaceVersion,
      description: introduction,
      contact: { name: 'Statehouse', url: `${baseUrl}/docs` },
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    servers: [{ url: baseUrl }],
  });
  // A copy: what is added here is not added to the schemas that check requests.
  const { paths, components, ...rest }: OpenApiDocument = JSON.parse(JSON.stringify(made));
  const ofInterface = Object.fromEntries(Object.entries(paths).filter(([path]) => isVersioned(path)));
  const named = new Set(Object.values(ofInterface).flatMap(namesOfTags));
  return {
    ...rest,
    tags: tags.filter(({ name }) => named.has(name)),
    paths: ofInterface,
    webhooks: { event: eventWebhook },
    components: { ...components, headers, schemas: usedSchemas(components.schemas, ofInterface) },
  };
}

function namesOfTags(operations: OpenApiDocument['paths'][string]): string[] {
  return Object.values(operations).flatMap((operation) => operation.tags ?? []);
}

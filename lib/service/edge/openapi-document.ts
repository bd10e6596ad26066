import { interfaceVersion, isOfDesk, isVersioned } from '#lib/contract/version';
import type { Parts } from '#lib/service/context';
import type { App } from '#lib/service/edge/app-env';
import { describeHeaders, headers } from '#lib/service/edge/openapi/answer-headers';
import { describeMembers } from '#lib/service/edge/openapi/describe-members';
import { describeParameters } from '#lib/service/edge/openapi/describe-parameters';
import { deskIntroduction, deskTags } from '#lib/service/edge/openapi/desk';
import {
  type OpenApiDocument,
  type Operation,
  refName,
  type Schema,
} from '#lib/service/edge/openapi/document-parts';
import { eventWebhook } from '#lib/service/edge/openapi/event-webhook';
import { giveExamples, giveSchemaExamples } from '#lib/service/edge/openapi/give-examples';
import { fixNullable, registerBeforeNull } from '#lib/service/edge/openapi/nullable-references';
import { addOpenParameters } from '#lib/service/edge/openapi/open-parameters';
import { tags } from '#lib/service/edge/openapi/tags';
import { referenceExamples } from '#lib/service/reference/examples/reference-examples';
import { introduction } from '#lib/service/reference/words/introduction';

/** Which of the two interfaces a document describes. */
type Described = {
  title: string;
  description: string;
  tags: readonly { name: string; description: string }[];
  /** Whether a path belongs to the interface. */
  holds: (path: string) => boolean;
  webhooks: OpenApiDocument['webhooks'];
};

const ofPartners: Described = {
  title: 'Statehouse Filing Service',
  description: introduction,
  tags,
  holds: (path) => isVersioned(path) && !isOfDesk(path),
  webhooks: { event: eventWebhook },
};

const ofDesk: Described = {
  title: 'Statehouse Operations Desk',
  description: deskIntroduction,
  tags: deskTags,
  holds: isOfDesk,
  webhooks: {},
};

/**
 * The reference of the public interface, generated from the schemas that check requests. The console is not part of it.
 */
export function openApiDocument(app: App, parts: Parts): OpenApiDocument {
  return documentOf(app, parts, ofPartners);
}

/** The reference of the operations desk, for its staff. */
export function operationsDocument(app: App, parts: Parts): OpenApiDocument {
  return documentOf(app, parts, ofDesk);
}

function documentOf(app: App, { env, jurisdictions }: Parts, what: Described): OpenApiDocument {
  const rules = jurisdictions.get('US-TX');
  if (!rules) throw new Error('The rules of Texas are not there; the examples of the reference speak of it.');
  const examples = referenceExamples(rules);
  const document = generated(app, env.BASE_URL, what);
  for (const schema of Object.values(document.components.schemas)) fixNullable(schema);
  giveSchemaExamples(document.components.schemas, examples);
  describeMembers(document.components.schemas);
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const operation of Object.values(operations)) {
      addOpenParameters(operation, jurisdictions);
      describeParameters(path, operation);
      describeHeaders(operation);
      giveExamples(document, path, operation, examples);
      markEarlyAccess(path, operation);
      describeScope(operation);
    }
  }
  return document;
}

const earlyAccess =
  '**Early access.** This operation may change in backwards-incompatible ways before it is marked stable.';

/** Marks what the interface document calls a preview. */
function markEarlyAccess(path: string, operation: Operation): void {
  if (!path.startsWith('/v1/filing/foreign-qualification')) return;
  operation['x-early-access'] = true;
  operation['x-badges'] = [{ name: 'Early access' }];
  operation.description = `${earlyAccess}\n\n${(operation.description ?? '').replace(/^Early access\. /, '')}`;
}

/** Also says in words which scope a key needs. */
function describeScope(operation: Operation): void {
  const needed = operation['x-required-scope'];
  if (!needed) return;
  const words = `A key needs the scope \`${needed}\`.`;
  operation.description = operation.description ? `${operation.description}\n\n${words}` : words;
}

function generated(app: App, baseUrl: string, what: Described): OpenApiDocument {
  registerBeforeNull(app);
  const made = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: what.title,
      version: interfaceVersion,
      description: what.description,
      contact: { name: 'Statehouse', url: `${baseUrl}/docs` },
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    servers: [{ url: baseUrl }],
  });
  // A copy, so that additions do not change the schemas that check requests.
  const { paths, components, ...rest }: OpenApiDocument = JSON.parse(JSON.stringify(made));
  const held = Object.fromEntries(Object.entries(paths).filter(([path]) => what.holds(path)));
  const named = new Set(Object.values(held).flatMap(namesOfTags));
  return {
    ...rest,
    tags: what.tags.filter(({ name }) => named.has(name)),
    paths: held,
    webhooks: what.webhooks,
    components: { ...components, headers, schemas: usedSchemas(components.schemas, held) },
  };
}

function namesOfTags(operations: OpenApiDocument['paths'][string]): string[] {
  return Object.values(operations).flatMap((operation) => operation.tags ?? []);
}

/** The schemas that the paths use, directly or through other schemas. */
function usedSchemas(schemas: Record<string, Schema>, paths: unknown): Record<string, Schema> {
  const used = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$ref' && typeof inner === 'string' && inner.startsWith('#/components/schemas/')) {
        const name = refName(inner);
        if (used.has(name)) continue;
        used.add(name);
        look(schemas[name]);
      } else look(inner);
    }
  };
  look(paths);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}

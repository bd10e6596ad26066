import type { ProblemCode } from '#lib/contract/problem-codes';
import type { Media, OpenApiDocument, Operation, Schema } from '#lib/service/edge/openapi/document-parts';
import { exampleOf } from '#lib/service/edge/openapi/example-of';
import { calledPath, problemOfOperation } from '#lib/service/edge/openapi/problem-of-operation';
import { exampleProblem } from '#lib/service/reference/examples/problem-examples';
import type { ReferenceExamples } from '#lib/service/reference/examples/reference-examples';

/** Adds the hand-written example of a schema to it. */
export function giveSchemaExamples(schemas: Record<string, Schema>, examples: ReferenceExamples): void {
  for (const [name, example] of Object.entries(examples.schemas)) {
    if (schemas[name]) schemas[name].examples = [example];
  }
}

/** Adds an example to each body of an operation: a hand-written one, or one built from the examples of its schema. */
export function giveExamples(
  document: OpenApiDocument,
  path: string,
  operation: Operation,
  examples: ReferenceExamples,
): void {
  const { schemas } = document.components;
  const written = examples.operations[operation.operationId];
  const give = (media: Media | undefined, example: unknown) => {
    if (!media?.schema || media.example !== undefined || media.examples !== undefined) return;
    media.example = example ?? exampleOf(media.schema, schemas);
  };
  give(operation.requestBody?.content['application/json'], written?.request);
  const success = Object.keys(operation.responses).find((status) => status.startsWith('2'));
  for (const [status, answer] of Object.entries(operation.responses)) {
    give(answer.content?.['application/json'], status === success ? written?.answer : undefined);
    const problem = answer.content?.['application/problem+json'];
    if (problem)
      problem.examples = problemExamples(answer['x-problem-codes'] ?? [], { path, operation, document });
  }
}

type Place = { path: string; operation: Operation; document: OpenApiDocument };

function problemExamples(
  codes: ProblemCode[],
  { path, operation, document: { servers, components } }: Place,
) {
  const instance = calledPath(path);
  return Object.fromEntries(
    codes.map((code) => {
      const general = exampleProblem(code, servers[0]?.url ?? '', instance);
      const value = {
        ...general,
        ...problemOfOperation(code, { path, operation, schemas: components.schemas }),
      };
      return [code, { summary: value.title, value }];
    }),
  );
}

import type { Operation, Parameter } from '#lib/service/edge/openapi/document-parts';
import { parameterWords } from '#lib/service/reference/words/parameters';

const headerNames: Record<string, string> = {
  'idempotency-key': 'Idempotency-Key',
  'if-match': 'If-Match',
  range: 'Range',
};

const exampleId = '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e';

const knownTag: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of the answer that the caller holds; 304 where it is still that one',
  // No header is longer: all of them together have 16 KiB.
  schema: { type: 'string', maxLength: 16_384 },
};

/** Says of each parameter what it is; an id in a path is named by what stands before it. */
export function describeParameters(path: string, operation: Operation): void {
  if ('304' in operation.responses) operation.parameters = [...(operation.parameters ?? []), knownTag];
  for (const parameter of operation.parameters ?? []) {
    if (parameter.in === 'header')
      parameter.name = headerNames[parameter.name.toLowerCase()] ?? parameter.name;
    if (parameter.in === 'path' && /(^|_)id$/.test(parameter.name)) describeId(path, parameter);
    parameter.description ??=
      parameterWords[`${operation.operationId}.${parameter.name}`] ?? parameterWords[parameter.name];
  }
}

function describeId(path: string, parameter: Parameter): void {
  const before = path.slice(0, path.indexOf(`/{${parameter.name}}`));
  const noun = before.slice(before.lastIndexOf('/') + 1).replaceAll('-', ' ');
  parameter.description ??= `Id of the ${noun}`;
  parameter.example ??= exampleId;
  // Any text is taken: what is no id is not found, which says more than that it has the wrong form.
  parameter.schema = { type: 'string', ...parameter.schema };
}

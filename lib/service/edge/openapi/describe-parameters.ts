import { isBare } from '#lib/service/edge/openapi/describe-members';
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
  // No header can be longer: all of them together may have 16 KiB.
  schema: { type: 'string', maxLength: 16_384 },
};

/** Adds a description to each parameter; an id in a path is named after the segment before it. */
export function describeParameters(path: string, operation: Operation): void {
  if ('304' in operation.responses) operation.parameters = [...(operation.parameters ?? []), knownTag];
  for (const parameter of operation.parameters ?? []) {
    if (parameter.in === 'header')
      parameter.name = headerNames[parameter.name.toLowerCase()] ?? parameter.name;
    if (parameter.in === 'path' && /(^|_)id$/.test(parameter.name)) describeId(path, parameter);
    const words =
      parameterWords[`${operation.operationId}.${parameter.name}`] ?? parameterWords[parameter.name];
    if (isBare(parameter) && words !== undefined) parameter.description = words;
  }
}

function describeId(path: string, parameter: Parameter): void {
  const before = path.slice(0, path.indexOf(`/{${parameter.name}}`));
  const noun = before.slice(before.lastIndexOf('/') + 1).replaceAll('-', ' ');
  parameter.description ??= `Id of the ${noun}`;
  parameter.example ??= exampleId;
  // Any text is allowed: a value that is no id gets 404, which says more than that its format is wrong.
  parameter.schema = { type: 'string', ...parameter.schema };
}

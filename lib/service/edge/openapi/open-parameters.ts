import { longestMetadataValue, mostMetadataPairs } from '#lib/contract/metadata-limits';
import type { OperationType } from '#lib/contract/operation-type';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { type FeeField, feeFields } from '#lib/rules/fees/fee-fields';
import type { Operation, Parameter, Schema } from '#lib/service/edge/openapi/document-parts';

type Rules = ReadonlyMap<string, JurisdictionRules>;

const metadata: Parameter = {
  name: 'metadata',
  in: 'query',
  required: false,
  style: 'deepObject',
  explode: true,
  description: 'Only those with each of these pairs of metadata: `metadata[matter]=M-1042`',
  schema: {
    type: 'object',
    additionalProperties: { type: 'string', maxLength: longestMetadataValue },
    maxProperties: mostMetadataPairs,
  },
  example: { matter: 'M-1042' },
};

const byOperation: Record<string, (rules: Rules) => Parameter[]> = {
  listFilings: () => [metadata],
  getForeignQualificationFee: (rules) => feeParameters(rules, 'foreign_qualification'),
  getFormationFee: (rules) => feeParameters(rules, 'formation'),
};

/** Parameters that no schema lists, because callers or a state's fields define their names. */
export function addOpenParameters(operation: Operation, rules: Rules): void {
  const more = byOperation[operation.operationId]?.(rules) ?? [];
  if (more.length > 0) operation.parameters = [...(operation.parameters ?? []), ...more];
}

function feeParameters(rules: Rules, type: OperationType): Parameter[] {
  return feeFields(rules.values(), type).map((field) => ({
    name: `field.${field.name}`,
    in: 'query',
    required: false,
    description: `The answer to “${field.label}”. A fee depends on it in ${field.jurisdictions.join(', ')}`,
    schema: schemaOf(field),
  }));
}

function schemaOf({ type }: FeeField): Schema {
  switch (type) {
    case 'number':
      return { type: 'number', minimum: 0, example: 3 };
    case 'date':
      return { type: 'string', format: 'date', example: '2026-11-21' };
    case 'boolean':
    case 'object':
    case 'list':
      return { type: 'boolean', example: true };
    default:
      return { type: 'string' };
  }
}

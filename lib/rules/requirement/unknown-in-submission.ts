import type { z } from 'zod';
import { ManagementStructure } from '#lib/contract/business';
import { ForeignQualificationRequest, recordFacts } from '#lib/contract/foreign-qualification';
import { FormationRequest } from '#lib/contract/formation';
import type { OperationType } from '#lib/contract/operation-type';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { jsonPointer } from '#lib/rules/json-pointer';
import { describeFields } from '#lib/rules/requirement/describe-fields';
import { shapeSchemas } from '#lib/rules/requirement/shape-schemas';
import { mostUnknown, unknownMembers } from '#lib/rules/requirement/unknown-members';

const schemas: Record<OperationType, z.ZodObject> = {
  foreign_qualification: ForeignQualificationRequest,
  formation: FormationRequest,
};

// Refused by name instead of being ignored.
const refused: Record<OperationType, readonly string[]> = {
  foreign_qualification: recordFacts,
  formation: [],
};

/**
 * Pointers of the members of a submission that are neither in its schema nor fields of its state. If the state is
 * unknown, the fields of every state count as known.
 */
export function unknownInSubmission(
  type: OperationType,
  jurisdictions: ReadonlyMap<string, JurisdictionRules>,
  body: unknown,
): string[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  const schema = schemas[type];
  const others = Object.entries(body).filter(
    ([name]) => !Object.hasOwn(schema.shape, name) && !refused[type].includes(name),
  );
  if (others.length === 0) return unknownMembers(schema, body);
  const { jurisdiction } = body as { jurisdiction?: unknown };
  const rules = typeof jurisdiction === 'string' ? jurisdictions.get(jurisdiction) : undefined;
  const states = rules ? [rules] : [...jurisdictions.values()];
  const fields = new Map(
    states.flatMap((state) => describeFields(state, type).map((field) => [field.name, field] as const)),
  );
  const beyond = others.flatMap(([name, value]) => {
    const field = fields.get(name);
    if (!field) return isStructure(name, value) ? [] : [jsonPointer([name])];
    if (!field.shape) return [];
    const shape = shapeSchemas[field.shape];
    const inside = unknownMembers(Array.isArray(value) ? shape.array() : shape, value);
    return inside.map((pointer) => `${jsonPointer([name])}${pointer}`);
  });
  return [...unknownMembers(schema, body), ...beyond].slice(0, mostUnknown);
}

/** Goes into the record of the registration, where the state does not ask for it too. */
function isStructure(name: string, value: unknown): boolean {
  return name === 'management_structure' && ManagementStructure.safeParse(value).success;
}

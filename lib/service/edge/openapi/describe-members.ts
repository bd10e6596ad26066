import { CivilDate, Id, JurisdictionCode, Moment, Timestamp } from '#lib/contract/scalars';
import type { Schema } from '#lib/service/edge/openapi/document-parts';
import { commonMembers } from '#lib/service/reference/words/common-members';
import { deskMembers } from '#lib/service/reference/words/desk-members';
import { resourceMembers } from '#lib/service/reference/words/resource-members';

/** How a value is written, which does not say what it means. */
const formatWords = new Set(
  [Id, Timestamp, CivilDate, Moment, JurisdictionCode].map((one) => one.meta()?.description),
);

/** Whether nothing says what a member or parameter means. */
export function isBare({ description }: { description?: string }): boolean {
  return !description || formatWords.has(description);
}

/** Adds a description to each member whose schema does not say what it means. */
export function describeMembers(schemas: Record<string, Schema>): void {
  for (const [name, schema] of Object.entries(schemas)) explain(schema, name);
}

function explain(schema: Schema, place: string): void {
  for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
    explain(part, place);
  }
  if (schema.items) explain(schema.items, place);
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    const at = `${place}.${name}`;
    const words = resourceMembers[at] ?? deskMembers[at] ?? commonMembers[name];
    if (isBare(member) && words !== undefined) member.description = words;
    explain(member, `${place}.${name}`);
  }
}

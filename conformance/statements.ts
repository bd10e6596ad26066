import { cases } from './statements/cases.ts';
import { desk } from './statements/desk.ts';
import { edges } from './statements/edges.ts';
import { plans } from './statements/plans.ts';
import { requests } from './statements/requests.ts';
import { resources } from './statements/resources.ts';
import type { Section } from './statements/section.ts';
import { service } from './statements/service.ts';

export const sections: readonly Section[] = [
  ...service,
  ...resources,
  ...cases,
  ...requests,
  ...plans,
  ...edges,
  ...desk,
];

/** The section and the words of a statement. */
export function statementOf(id: string): { section: string; text: string } {
  for (const { title, statements } of sections) {
    const text = statements[id];
    if (text !== undefined) return { section: title, text };
  }
  throw new Error(`No statement has the id ${id}: see conformance/statements.`);
}

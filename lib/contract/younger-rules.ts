import type { z } from 'zod';

const youngerPatterns = new Set<string>();

/** Marks a request pattern that is newer than some stored values. */
export function youngerPattern(pattern: RegExp): RegExp {
  youngerPatterns.add(String(pattern));
  return pattern;
}

/** Marks a refinement of a request in the same way. */
export const youngerRule = { params: { younger: true } };

/** Whether a response shows a value despite this fault, because it was stored before the rule existed. */
export function isOfYoungerRule(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'custom') return issue.params?.younger === true;
  return issue.code === 'invalid_format' && youngerPatterns.has(String(issue.pattern));
}

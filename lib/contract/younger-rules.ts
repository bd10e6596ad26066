import type { z } from 'zod';

const youngerPatterns = new Set<string>();

/** Marks the pattern of a request as younger than some of what is stored. */
export function youngerPattern(pattern: RegExp): RegExp {
  youngerPatterns.add(String(pattern));
  return pattern;
}

/** Marks the refinement of a request in the same way. */
export const youngerRule = { params: { younger: true } };

/** Whether an answer shows a value in spite of this fault: it was taken before there was the rule. */
export function isOfYoungerRule(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'custom') return issue.params?.younger === true;
  return issue.code === 'invalid_format' && youngerPatterns.has(String(issue.pattern));
}

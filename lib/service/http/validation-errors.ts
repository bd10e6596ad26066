import type { z } from 'zod';
import type { FieldError } from '#lib/contract/problem';

type Issue = z.core.$ZodIssue;

export function jsonPointer(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function codeOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'wrong_type';
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) === 1
        ? 'required'
        : `too_${issue.origin === 'number' ? 'small' : 'short'}`;
    case 'too_big':
      return `too_${issue.origin === 'number' ? 'large' : 'long'}`;
    case 'invalid_format':
      return 'wrong_format';
    case 'invalid_value':
    case 'invalid_union':
      return 'not_allowed';
    case 'custom':
      return typeof issue.params?.code === 'string' ? issue.params.code : 'invalid';
    default:
      return 'invalid';
  }
}

function detailOf(issue: Issue): string {
  const name = String(issue.path.at(-1) ?? 'body').replaceAll('_', ' ');
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input')) {
    if (issue.input === undefined) return `${sentence(name)} is required.`;
    return `${sentence(name)} must be ${articled(issue.expected)}.`;
  }
  if (issue.code === 'invalid_value' && issue.message.startsWith('Invalid')) {
    return `${sentence(name)} must be one of: ${issue.values.map(String).join(', ')}.`;
  }
  return issue.message;
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function articled(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

/** What is wrong with a body or a query, each fault with its place. */
export function fieldErrors(issues: readonly Issue[], target: 'body' | 'query' | 'path'): FieldError[] {
  return issues.map((issue) => ({
    pointer: target === 'body' ? jsonPointer(issue.path) : `?${issue.path.map(String).join('.')}`,
    code: codeOf(issue),
    detail: detailOf(issue),
  }));
}

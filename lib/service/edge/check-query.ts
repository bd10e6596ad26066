import type { RouteConfig } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { FieldError } from '#lib/contract/problem';
import type { AppEnv } from '#lib/service/edge/app-env';
import { invalid } from '#lib/service/errors';

/** Parameters whose names the caller chooses, as they are described: `metadata[key]`. */
export type OpenQuery = { names: RegExp; shown: string };

type TakenParameters = {
  query: NonNullable<RouteConfig['request']>['query'];
  open?: OpenQuery | undefined;
  /** Pages for people are opened by links that may add parameters, so unknown ones are ignored. */
  lenient: boolean;
};

/**
 * Refuses unknown parameters, because an unknown filter would return the whole list; repeated ones, because one value
 * would be ignored silently; and text that cannot be stored.
 */
export function checkQuery({ query, open, lenient }: TakenParameters): MiddlewareHandler<AppEnv> {
  const known = new Set(query instanceof z.ZodObject ? Object.keys(query.shape) : []);
  const taken = [...known, ...(open ? [open.shown] : [])];
  return (c, next) => {
    const sent = queryIn(c.req.url);
    if (sent === '') return next();
    const errors: FieldError[] = [];
    const seen = new Set<string>();
    const add = (error: FieldError) => {
      if (errors.length < mostErrors) errors.push(error);
    };
    const refuse = (name: string, code: string, detail: string) =>
      add({ pointer: `?${shown(name)}`, code, detail });
    for (const part of sent.split('&')) {
      if (!isEncoded(part)) refuse(nameIn(part), 'malformed_parameter', 'Percent-encode this as UTF-8.');
    }
    for (const [name, value] of new URLSearchParams(sent)) {
      if (seen.has(name)) add(repeatedParameter(name));
      else if (!lenient && !known.has(name) && !open?.names.test(name)) add(unknownParameter(name, taken));
      if (`${name}${value}`.includes('\u0000')) {
        refuse(name, 'invalid_character', 'Remove the null character (U+0000).');
      }
      if (hasBarePlus.test(value)) {
        refuse(
          name,
          'malformed_parameter',
          'Write the + of the time zone as %2B: here it stands for a space.',
        );
      }
      seen.add(name);
    }
    if (errors.length > 0) throw invalid(errors);
    return next();
  };
}

/** What follows the question mark, as it was sent. */
export function queryIn(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start + 1);
}

export function repeatedParameter(name: string): FieldError {
  return { pointer: `?${shown(name)}`, code: 'duplicate_parameter', detail: 'Give this parameter once.' };
}

export function unknownParameter(name: string, taken: readonly string[]): FieldError {
  const detail = `This operation does not take “${shown(name)}”. It takes ${taken.join(', ') || 'no parameters'}.`;
  return { pointer: `?${shown(name)}`, code: 'unknown_parameter', detail };
}

const mostErrors = 50;

function shown(name: string): string {
  return name.slice(0, 100);
}

// A time with a zone whose plus sign was not encoded.
const hasBarePlus = /^\d{4}-\d\d-\d\dT[\d:.]+ \d\d:?\d\d$/;

function isEncoded(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

function nameIn(part: string): string {
  return [...new URLSearchParams(part).keys()][0] ?? '';
}

import { randomBytes } from 'node:crypto';
import { freshName } from '../make/business.ts';
import { type Answer, callOnce, type Json } from '../target.ts';
import { type Known, kindOf } from './known.ts';
import type { Generated } from './requests.ts';

const documents = ['%PDF-1.4\n%%EOF\n', 'GIF89a', '', '<html>'];
const problemPages = ['validation_error', 'not_found', 'already_registered', 'nothing'];

const states = ['US-TX', 'US-NY', 'US-DE', 'US-ZZ'];

/** Path parameters that are codes, not ids. */
function codesOf(path: string, name: string): readonly string[] | null {
  if (name !== 'code') return null;
  return path.startsWith('/v1/jurisdiction/') ? states : problemPages;
}

/** The request as sent, with ids of objects that were created before. */
export function prepare({ operation, ids, query, body, idempotencyKey }: Generated, known: Known) {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(
      codesOf(operation.path, name)?.[ids % 4] ?? known.pick(kindIn(operation.path, name), ids),
    ),
  );
  const search = new URLSearchParams();
  for (const [name, value] of query) search.append(name, String(known.resolved(value, name)));
  const text = search.toString();
  const headers: Record<string, string> =
    idempotencyKey === null ? {} : { 'Idempotency-Key': idempotencyKey };
  return {
    operation,
    path: text ? `${path}?${text}` : path,
    headers,
    body: operation.body?.type === 'multipart/form-data' ? formOf(ids) : named(known.resolved(body)),
  };
}

export type Prepared = ReturnType<typeof prepare>;

export function send({ operation, path, headers, body }: Prepared): Promise<Answer> {
  return callOnce(operation.method, path, { body, headers, ...(operation.isPublic ? { key: null } : {}) });
}

/** The segment before `{id}` names its type. */
function kindIn(path: string, parameter: string): string {
  if (path.endsWith('/response')) return 'open_case';
  if (parameter !== 'id') return kindOf(parameter);
  if (path.endsWith('/registered-agent')) return 'registration';
  return (/([a-z-]+)\/\{id\}/.exec(path)?.[1] ?? '').replaceAll('-', '_');
}

function named(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(named);
  if (typeof value !== 'object' || value === null) return value;
  if ('$name' in value) return freshName(String(value.$name));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, named(inner)]));
}

function formOf(index: number): FormData {
  const form = new FormData();
  const bytes: Json =
    index % 5 === 4 ? randomBytes(64) : (documents[index % 5 === 3 ? 1 + (index % 3) : 0] ?? '');
  if (index % 11 !== 10)
    form.append('file', new File([bytes], index % 7 ? 'document.pdf' : '../../document.pdf'));
  form.append('types[]', index % 13 === 12 ? 'no_such_type' : 'operating_agreement');
  if (index % 3 === 0) form.append('issued_on', index % 9 ? '2026-11-20' : '2026-02-30');
  return form;
}

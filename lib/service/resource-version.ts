import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { hasTag } from '#lib/service/edge/entity-tag';
import { ProblemError } from '#lib/service/errors';

/** The entity tag of a resource: it changes with every member that a reader can see. */
export function versionOf(resource: object): string {
  const hash = createHash('sha256').update(canonicalize(resource) ?? '');
  return `"${hash.digest('base64url').slice(0, 16)}"`;
}

/** Throws 412 if the caller has read another version. */
export function requireVersion(ifMatch: string | undefined, noun: string, resource: object): void {
  if (ifMatch === undefined) return;
  const current = versionOf(resource);
  if (hasTag(ifMatch, current)) return;
  throw changedSinceRead(noun, current);
}

export function changedSinceRead(noun: string, current: string): ProblemError {
  return new ProblemError(
    'precondition_failed',
    `The ${noun} has changed since you read it. Read it again and repeat your change.`,
    { current_version: current },
    { ETag: current },
  );
}

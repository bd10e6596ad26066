import { ProblemError } from '#lib/service/errors';

const cures = {
  roll: 'roll the key to get another one in its place',
  revoke: 'revoke the key and create another one',
};

/** For a repeated request to create a key, whose answer cannot contain the raw key again. */
export function shownBefore(name: string, id: string, cure: keyof typeof cures): ProblemError {
  const detail = `The key “${name}” was created already, and was shown only then. If that answer was lost, ${cures[cure]}.`;
  return new ProblemError('conflict', detail, { existing_id: id });
}

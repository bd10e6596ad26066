import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explainFullDisk } from '#lib/config/full-disk';
import { StartError } from '#lib/config/start-error';

const error = new Error('cannot drop active portal ""');

test('what failed for a full disk is said to have failed for it', async () => {
  // It has no room for anybody.
  await expect(explainFullDisk(error, '/proc')).rejects.toEqual(
    new StartError('The disk of /proc is full: make room on it, and try again.'),
  );
});

test('every other error stays what it is', async () => {
  await expect(explainFullDisk(error, tmpdir())).rejects.toBe(error);
  await expect(explainFullDisk(error, join(tmpdir(), 'not-there'))).rejects.toBe(error);
  const refusal = new StartError('The database is not empty.');
  await expect(explainFullDisk(refusal, '/proc')).rejects.toBe(refusal);
});

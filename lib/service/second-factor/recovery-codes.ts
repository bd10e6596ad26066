import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '#lib/service/db/database';
import { recoveryCodes } from '#lib/service/db/schema/second-factors';
import { hashKey } from '#lib/service/keys';

const howMany = 10;
// Crockford's base32 has no letters that look like digits. 24 characters hold 120 bits, which need no slow hash.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const groups = 6;
const groupLength = 4;

/** Ten new codes, which replace the earlier ones. Only their hashes are stored. */
export async function makeRecoveryCodes(tx: Tx, person_id: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.person_id, person_id));
  const rows = codes.map((code) => ({ person_id, hash: hashKey(tidyCode(code)), created_at: now }));
  await tx.insert(recoveryCodes).values(rows);
  return codes;
}

/** Whether this was an unused code of the person. */
export async function consumeRecoveryCode(
  tx: Tx,
  personId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ used_at: now })
    .where(and(unused(personId), eq(recoveryCodes.hash, hashKey(tidyCode(code)))))
    .returning({ hash: recoveryCodes.hash });
  return used.length > 0;
}

export function countRecoveryCodes(db: Db | Tx, personId: string): Promise<number> {
  return db.$count(recoveryCodes, unused(personId));
}

function unused(personId: string) {
  return and(eq(recoveryCodes.person_id, personId), isNull(recoveryCodes.used_at));
}

function newCode(): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(32)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** Accepts capitals, missing hyphens, and an O for a zero. */
function tidyCode(code: string): string {
  return code
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
}

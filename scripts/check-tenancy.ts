import { tenantPredicates } from './tenant-predicates.ts';

/** Whose rows a statement reads is said by `mine` alone: a condition that one file forgets is another's data. */
const { looked, found } = await tenantPredicates();
if (looked === 0) throw new Error('No file was looked at.');
for (const place of found) console.log(`${place}: say it with mine of lib/service/db/mine.ts.`);
if (found.length > 0) process.exitCode = 1;

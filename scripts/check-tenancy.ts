import { tenantPredicates } from './tenant-predicates.ts';

/** Only `mine` may restrict a statement to a tenant: a condition that one file forgets shows another tenant's data. */
const { looked, found } = await tenantPredicates();
if (looked === 0) throw new Error('No file was looked at.');
for (const place of found) console.log(`${place}: say it with mine of lib/service/db/mine.ts.`);
if (found.length > 0) process.exitCode = 1;

import type { Readable } from 'node:stream';
import { asc, eq, inArray, or } from 'drizzle-orm';
import { archiveStream } from '#lib/service/archive/archive-stream';
import { filesOfDocuments } from '#lib/service/archive/files-of-documents';
import { filesOfFiling, jsonFile } from '#lib/service/archive/files-of-filing';
import { loadBusiness } from '#lib/service/business/get-business';
import { toBusiness } from '#lib/service/business/to-business';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { businesses } from '#lib/service/db/schema/businesses';
import { documents } from '#lib/service/db/schema/documents';
import { filings } from '#lib/service/db/schema/filings';
import { withTenant } from '#lib/service/db/tenant';

/** A business with its registrations, their filings and all documents, as one zip. */
export async function getBusinessArchive(ctx: Context, id: string): Promise<Readable> {
  const found = await withTenant(ctx, async (tx) => {
    const own = await loadBusiness(ctx, tx, id);
    const records = [
      own,
      ...(await tx
        .select()
        .from(businesses)
        .where(mine(ctx, businesses, eq(businesses.formation_business_id, own.id)))
        .orderBy(asc(businesses.id))),
    ];
    const ids = records.map((record) => record.id);
    const filed = await tx
      .select({ id: filings.id })
      .from(filings)
      .where(
        mine(ctx, filings, or(inArray(filings.business_id, ids), eq(filings.formation_business_id, own.id))),
      )
      .orderBy(asc(filings.id));
    const rows = await tx
      .select()
      .from(documents)
      .where(mine(ctx, documents, inArray(documents.business_id, ids)))
      .orderBy(asc(documents.id));
    return { records, filed, rows };
  });
  const head = {
    object: 'archive_manifest',
    format: 1,
    made_at: ctx.now.toISOString(),
    mode: ctx.mode,
    of: { object: 'business', id: found.records[0]?.id ?? id },
  } as const;
  return archiveStream(ctx, head, [
    ...found.records.map((record, at) =>
      jsonFile(at === 0 ? 'business.json' : `registrations/${record.id}.json`, async () =>
        toBusiness(record),
      ),
    ),
    ...found.filed.flatMap((filing) => filesOfFiling(ctx, filing.id, `filings/${filing.id}/`)),
    ...(await filesOfDocuments(ctx, found.rows)),
  ]);
}

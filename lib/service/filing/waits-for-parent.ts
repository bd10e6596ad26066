import type { Filing } from '#lib/contract/filing';
import type { FilingRow } from '#lib/service/db/schema/filings';

/** A bundled EIN application starts when the formation completes. Interface document, Formation: `ein`. */
export function waitsForParent(row: Pick<FilingRow, 'parent_filing_id' | 'resource'>): boolean {
  if (row.parent_filing_id === null) return false;
  const { related_items }: Filing = JSON.parse(row.resource);
  return related_items.some(
    (item) => item.object === 'filing' && item.id === row.parent_filing_id && item.status !== 'completed',
  );
}

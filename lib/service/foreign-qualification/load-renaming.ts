import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { FilingRow } from '#lib/service/db/schema/filings';
import type { Application } from '#lib/service/foreign-qualification/application';
import { loadApplication } from '#lib/service/foreign-qualification/load-application';
import { askOf } from '#lib/service/submission/ask-of';

/** What the naming check looks at when a filing that is under way is to have another name. */
export function loadRenaming(ctx: Context, tx: Tx, filing: FilingRow, name: string): Promise<Application> {
  return loadApplication(
    ctx,
    tx,
    askOf(ctx, 'foreign_qualification', {
      ...filing.submission,
      jurisdiction: filing.jurisdiction,
      business_id: filing.formation_business_id,
    }),
    { hold: true, otherName: name },
  );
}

import { obligations } from '#lib/service/db/schema/obligations';
import { readObligationRows } from '#lib/service/obligation/list-obligation-rows';
import { isDueNow } from '#lib/service/obligation/obligation-filters';
import { defineNeed } from '#lib/service/overview/needs/need';

/** Obligations that are due or overdue, by date. */
export const obligationNeed = defineNeed({
  table: obligations,
  changedAt: obligations.updated_at,
  waits: () => isDueNow,
  rows: async (ctx, tx, conditions, most) =>
    (await readObligationRows(ctx, tx, conditions, most)).map(({ shown }) => shown),
});

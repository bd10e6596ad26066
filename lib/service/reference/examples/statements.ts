import type { Filing } from '#lib/contract/filing';
import type { Statement } from '#lib/contract/statement';

/** A month with one filing, for which the state charged more than the estimate. */
export function statementExample({ id, type, jurisdiction, legal_name, fee }: Filing): Statement {
  const estimate = fee?.total.amount ?? 0;
  const charged = estimate + 15;
  const sums = { charged, service_price: 0, total: charged };
  return {
    object: 'statement',
    mode: 'live',
    month: '2026-11',
    currency: 'USD',
    totals: { filings: 1, ...sums },
    data: [
      {
        ...sums,
        filing_id: id,
        type,
        jurisdiction,
        legal_name,
        registration_number: '0805123456',
        charged_at: '2026-11-21T09:49:00.000Z',
        lines: [
          {
            kind: 'state',
            component_type: 'base',
            name: 'filing',
            label: 'State filing fee',
            amount: estimate,
          },
          {
            kind: 'state',
            component_type: 'dynamic',
            name: 'certified_copy',
            label: 'Certified copy',
            amount: 15,
          },
        ],
        estimate,
        difference: 15,
      },
    ],
    has_more: false,
    next_cursor: null,
  };
}

import type { Transport } from '#lib/client/transport';
import type { Statement, StatementQuery } from '#lib/contract/statement';

export function statementCalls({ json, send }: Transport) {
  return {
    /** The charges of live filings in a month, one page of filings. */
    get: (query: Pick<StatementQuery, 'month'> & Partial<StatementQuery>, signal?: AbortSignal) =>
      json<Statement>({ method: 'GET', path: '/v1/statement', query, signal }),
    /** The whole month as CSV or PDF. */
    file: (query: { month: string; format: 'csv' | 'pdf' }, signal?: AbortSignal): Promise<Response> =>
      send({ method: 'GET', path: '/v1/statement', query, signal, timeoutMs: 120_000 }),
  };
}

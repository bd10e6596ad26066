import type { CompanyKey } from '#lib/service/demo/demo-companies';

export type DeskStatus = 'queued' | 'ready_to_file' | 'processing' | 'filed' | 'completed' | 'canceled';

/** A live filing of a partner as the desk finds it. */
export type DeskSketch = {
  company: CompanyKey;
  state: string;
  /** Days before the demo was made. */
  days: number;
  tier?: string;
  status: DeskStatus;
  /** A case by the template of this reason; `answered` once the partner has answered it. */
  asked?: { reason: string; answered: boolean };
  claimed?: true;
  note?: string;
};

export type DeskPartner = { name: string; person: string; email: string; filings: DeskSketch[] };

/** Partners whose filings fill the desk: in every status, late, claimed, and waiting for a case. */
// biome-ignore format: a filing a line reads like the ledger that it is
export const deskPartners: DeskPartner[] = [
  {
    name: 'Larkspur Legal Group', person: 'Elena Marsh', email: 'elena.marsh@larkspurlegal.example',
    filings: [
      { company: 'juniper', state: 'US-CA', days: 40, status: 'completed' },
      { company: 'juniper', state: 'US-TX', days: 34, status: 'processing', note: 'The office confirmed by phone that it is in review.' },
      { company: 'mesa', state: 'US-NV', days: 8, status: 'filed' },
      { company: 'mesa', state: 'US-CO', days: 6, status: 'processing', asked: { reason: 'signature_missing', answered: false } },
      { company: 'palouse', state: 'US-OR', days: 3, status: 'ready_to_file', claimed: true },
      { company: 'palouse', state: 'US-ID', days: 1, status: 'queued' },
    ],
  },
  {
    name: 'Corvid Compliance Services', person: 'Theo Lindgren', email: 'theo.lindgren@corvidcompliance.example',
    filings: [
      { company: 'heron', state: 'US-FL', days: 25, status: 'canceled' },
      { company: 'tidewater', state: 'US-NC', days: 12, status: 'processing', asked: { reason: 'signature_missing', answered: true } },
      { company: 'tidewater', state: 'US-GA', days: 30, status: 'queued' },
      { company: 'sandhill', state: 'US-NY', days: 2, tier: '24_hour', status: 'queued' },
      { company: 'sandhill', state: 'US-KS', days: 0, status: 'queued' },
    ],
  },
];

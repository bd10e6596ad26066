import type { CreateObligationRequest, Obligation, UpdateObligationRequest } from '#lib/contract/obligation';
import { ids } from '#lib/service/reference/examples/ids';

export const obligation: Obligation = {
  id: ids.obligation,
  object: 'obligation',
  mode: 'test',
  business_id: ids.registration,
  filing_id: ids.filing,
  jurisdiction: 'US-TX',
  kind: 'franchise_tax',
  title: 'Franchise tax: report and Public Information Report (Form 05-102) to the Comptroller',
  due_on: '2027-05-15',
  due_words: 'May 15 each year, from the year after registration',
  amount: null,
  currency: 'USD',
  status: 'upcoming',
  recurs: true,
  document_id: null,
  note: null,
  sources: [
    {
      id: 's24',
      url: 'http://www.cpa.state.tx.us/taxinfo/franchise/duedates.html',
      kind: 'official',
      title: 'Texas Comptroller, Franchise Tax Due Dates',
      as_of: null,
    },
    {
      id: 's15',
      url: 'https://www.llctexas.org/post-formation/annual-filing/',
      kind: 'secondary',
      title: 'Texas franchise tax and Public Information Report',
      as_of: '2026',
    },
  ],
  confidence: 'primary',
};

export const updateObligationRequest: UpdateObligationRequest = {
  status: 'done',
  document_id: ids.document,
  note: 'Confirmation 4471-220',
};

export const doneObligation: Obligation = {
  ...obligation,
  status: 'done',
  document_id: ids.document,
  note: 'Confirmation 4471-220',
};

export const createObligationRequest: CreateObligationRequest = {
  business_id: ids.business,
  jurisdiction: 'US-OH',
  kind: 'license',
  title: 'Renew the vendor’s license',
  due_on: '2027-03-01',
  recurs: true,
};

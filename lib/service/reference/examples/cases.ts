import type { Case, CaseResponse } from '#lib/contract/case';
import { ids } from '#lib/service/reference/examples/ids';

export const caseResponse: CaseResponse = {
  fields: { purpose: 'Freight brokerage' },
  documents: [],
};

export const openCase: Case = {
  id: ids.case,
  object: 'case',
  mode: 'test',
  created_at: '2026-11-21T09:35:00.000Z',
  updated_at: '2026-11-21T09:35:00.000Z',
  metadata: { matter: 'M-1042' },
  parent_type: 'filing',
  parent_id: ids.filing,
  kind: 'missing_information',
  status: 'needs_response',
  summary: 'Texas asks what the company will do there',
  request: {
    fields: [
      {
        name: 'purpose',
        type: 'string',
        description: 'What will the company do in Texas?',
        required: true,
      },
    ],
  },
  due_at: '2026-12-05T09:35:00.000Z',
  opened_at: '2026-11-21T09:35:00.000Z',
};

export const answeredCase: Case = {
  ...openCase,
  updated_at: '2026-11-21T09:40:00.000Z',
  status: 'under_review',
  response: { fields: { purpose: 'Freight brokerage' } },
};

export const resolvedCase: Case = {
  ...answeredCase,
  updated_at: '2026-11-21T09:45:00.000Z',
  status: 'resolved',
  resolved_at: '2026-11-21T09:45:00.000Z',
  resolution_reason: 'response_received',
};

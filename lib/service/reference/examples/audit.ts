import type { AuditEntry, AuditVerification } from '#lib/contract/audit';
import { beginningHash, hashEntry } from '#lib/service/audit/trail-entry';
import { ids } from '#lib/service/reference/examples/ids';

const said = {
  id: ids.auditEntry,
  mode: 'test',
  action: 'filing.updated',
  object_type: 'filing',
  object_id: ids.filing,
  actor: { type: 'api_key', id: ids.apiKey, name: 'Back office' },
  address: '203.0.113.9',
  before: { metadata: {} },
  after: { metadata: { matter: 'M-1042' } },
  request_id: '01970c64-9b21-7c88-a0d2-5f6e7b8c9d10',
  personal: null,
} as const;
const created_at = '2026-11-21T09:36:00.000Z';

const hash = hashEntry(beginningHash, 1, { ...said, created_at: new Date(created_at) });

export const auditEntry: AuditEntry = {
  ...said,
  object: 'audit_entry',
  sequence: 1,
  created_at,
  previous_hash: beginningHash,
  hash,
};

export const auditVerification: AuditVerification = {
  object: 'audit_verification',
  mode: 'test',
  ok: true,
  checked: 1,
  unsealed: 0,
  sequence: 1,
  hash,
  fault: null,
};

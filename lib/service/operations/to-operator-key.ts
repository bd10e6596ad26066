import type { OperatorKey } from '#lib/contract/operator-key';
import { statusOf } from '#lib/service/api-key/to-api-keys';
import type { OperatorKeyRow } from '#lib/service/db/schema/operator-keys';

export function toOperatorKey(row: OperatorKeyRow, createdBy: string | null, now: Date): OperatorKey {
  return {
    id: row.id,
    object: 'operator_key',
    name: row.name,
    allowed_addresses: row.allowed_addresses,
    last_four: row.last_four,
    status: statusOf(row, now),
    created_at: row.created_at.toISOString(),
    created_by: createdBy,
    expires_at: row.expires_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    last_used_address: row.last_used_address,
  };
}

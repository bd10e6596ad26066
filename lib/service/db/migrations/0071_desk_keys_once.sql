-- Two requests under one key at the same moment could both be bound: the later binding stays.
DELETE FROM "idempotency_keys" one USING "idempotency_keys" other WHERE starts_with(one.key, E'\x01')
  AND one.key = other.key AND (one.bound_at, one.organization_id) < (other.bound_at, other.organization_id);--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_keys_of_desk" ON "idempotency_keys" USING btree ("key") WHERE starts_with(key, E'\x01');

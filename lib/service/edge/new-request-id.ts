import { randomUUID } from 'node:crypto';

let latest = -1;
let head = '';

/** A UUIDv7 without an order within its millisecond, which is much cheaper, as every request needs one. */
export function newRequestId(now: Date): string {
  const at = now.getTime();
  if (at !== latest) {
    const hex = at.toString(16).padStart(12, '0');
    latest = at;
    head = `${hex.slice(0, 8)}-${hex.slice(8)}-7`;
  }
  return head + randomUUID().slice(15);
}

/** When a request id of ours was made, in milliseconds; null for any other id. */
export function timeOfRequestId(id: string): number | null {
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)) return null;
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

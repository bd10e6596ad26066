import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';

let latest = 0;
let sequence = 0;

/** A UUIDv7 of the given moment, so that ids sort as their resources were made; within a millisecond too. */
export function newId(now: Date): string {
  const msecs = now.getTime();
  sequence = msecs === latest ? sequence + 1 : randomInt(0x40_00_00_00);
  latest = msecs;
  return v7({ msecs, seq: sequence });
}

/** What no id of this moment, in milliseconds, or of a later one comes before: a bound of time is a place in the primary key. */
export function firstIdAt(milliseconds: number): string {
  const hex = Math.min(Math.max(milliseconds, 0), 0xffff_ffff_ffff).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether it could be an id at all; what is not belongs to nothing and is not found. */
export function isId(text: string): boolean {
  return shape.test(text);
}

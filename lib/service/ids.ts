import { randomInt } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { v7 } from 'uuid';

// Of the latest milliseconds: a transaction makes all its ids at one time, and others make theirs in between.
const sequences = new LRUCache<number, number>({ max: 10_000 });

/** A UUIDv7 of the given time, so that ids sort by creation, also within a millisecond. */
export function newId(now: Date): string {
  const msecs = now.getTime();
  const latest = sequences.get(msecs);
  const seq = latest === undefined ? randomInt(0x40_00_00_00) : latest + 1;
  sequences.set(msecs, seq);
  return v7({ msecs, seq });
}

/** The smallest id at this time, in milliseconds: a time limit becomes a range of the primary key. */
export function firstIdAt(milliseconds: number): string {
  const hex = Math.min(Math.max(milliseconds, 0), 0xffff_ffff_ffff).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

/** When a UUIDv7 was made, in milliseconds; null for any other id. */
export function timeOfId(id: string): number | null {
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(id)) return null;
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether the text has the form of an id; otherwise nothing can be found by it. */
export function isId(text: string): boolean {
  return shape.test(text);
}

import { v7 } from 'uuid';

/** A UUIDv7 of the given moment, so that ids sort as their resources were made. */
export function newId(now: Date): string {
  return v7({ msecs: now.getTime() });
}

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether it could be an id at all; what is not belongs to nothing and is not found. */
export function isId(text: string): boolean {
  return shape.test(text);
}

import type { Pending } from '#components/plans/plan-keeper-ports.ts';
import type { Mode } from '#lib/contract/scalars';

const keyOf = (mode: Mode, id: string) => `statehouse.${mode}.plan.${id}`;

/** What was typed and is not saved yet outlives the page in this browser; it is gone as soon as it is saved. */
export function keepUnsaved(mode: Mode, id: string, pending: Pending): void {
  try {
    if (Object.keys(pending).length === 0) localStorage.removeItem(keyOf(mode, id));
    else localStorage.setItem(keyOf(mode, id), JSON.stringify(pending));
  } catch {
    // A browser that keeps nothing still saves to the server.
  }
}

export function readUnsaved(mode: Mode, id: string): Pending {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(mode, id)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(
        ([, change]) => typeof change === 'object' && change !== null && typeof change.base === 'number',
      ),
    );
  } catch {
    return {};
  }
}

export function forgetUnsaved(mode: Mode, id: string): void {
  keepUnsaved(mode, id, {});
}

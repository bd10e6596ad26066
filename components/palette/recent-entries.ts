import type { PaletteEntry } from '#components/palette/palette-sections.ts';

const most = 6;

/** What was opened from here before, in this tab and in this mode: names go when the tab does. */
export function readRecent(key: string): PaletteEntry[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]');
  } catch {
    return [];
  }
}

export function keepRecent(key: string, entry: PaletteEntry): void {
  const others = readRecent(key).filter(({ id }) => id !== entry.id);
  try {
    sessionStorage.setItem(key, JSON.stringify([entry, ...others].slice(0, most)));
  } catch {
    // A browser that keeps nothing has no recent entries.
  }
}

import type { PaletteEntry } from '#components/palette/palette-sections.ts';

const most = 6;

/** Entries that were opened from here, in this tab and this mode: names are forgotten when the tab closes. */
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
    // A browser that refuses storage has no recent entries.
  }
}

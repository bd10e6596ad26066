/** One value in this browser: over visits, or no longer than the tab. A browser may keep nothing. */
export function browserStore(area: 'localStorage' | 'sessionStorage', key: string) {
  return {
    read(): unknown {
      try {
        return JSON.parse(window[area].getItem(key) ?? 'null');
      } catch {
        return null;
      }
    },
    write(value: unknown): void {
      try {
        if (value === null) window[area].removeItem(key);
        else window[area].setItem(key, JSON.stringify(value));
      } catch {
        // What was typed is still on the page.
      }
    },
  };
}

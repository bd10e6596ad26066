/**
 * One value of the signed-in person in this browser: across visits, or only as long as the tab. A browser may refuse to
 * store anything.
 */
export function browserStore(area: 'localStorage' | 'sessionStorage', name: string) {
  const person = globalThis.document?.querySelector<HTMLElement>('[data-person]')?.dataset.person;
  const key = `${name} of ${person}`;
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
        // The typed text is still on the page.
      }
    },
  };
}

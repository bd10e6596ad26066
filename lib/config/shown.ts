import type { Shown } from '#lib/contract/token';

/** With what a page asks by itself, it names the person and the organization that it shows. */
export const shownHeaders = { person: 'X-Shown-Person', organization: 'X-Shown-Organization' } as const;

/** Those of the frame around this page, by and in which what is done here is meant; the desk has none. */
export function shown(): Shown {
  const frame = globalThis.document?.querySelector<HTMLElement>('[data-organization]');
  return { person: frame?.dataset.person, organization: frame?.dataset.organization };
}

export function ofShown(): Record<string, string> {
  const { person, organization } = shown();
  return person === undefined || organization === undefined
    ? {}
    : { [shownHeaders.person]: person, [shownHeaders.organization]: organization };
}

/** With what a page asks by itself, it names the organization that it shows. */
export const shownOrganizationHeader = 'X-Shown-Organization';

/** The organization of the frame around this page, in which what is done here is meant; the desk has none. */
export function shownOrganization(): string | undefined {
  return globalThis.document?.querySelector<HTMLElement>('[data-organization]')?.dataset.organization;
}

export function ofShownOrganization(): Record<string, string> {
  const organization = shownOrganization();
  return organization === undefined ? {} : { [shownOrganizationHeader]: organization };
}

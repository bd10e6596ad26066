/** What acts for no tenant has this in place of an organization; none is ever made under it. */
export const noOrganization = '00000000-0000-7000-8000-000000000000';

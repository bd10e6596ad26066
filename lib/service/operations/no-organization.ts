/** Stands for the organization where no tenant is involved; no organization ever has this id. */
export const noOrganization = '00000000-0000-7000-8000-000000000000';

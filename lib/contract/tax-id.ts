/** Nine digits, as on a Social Security card or an ITIN letter; hyphens do not count. */
export const TAX_ID = /^\d{3}-?\d{2}-?\d{4}$/;

export const TAX_ID_WANTED = 'Enter the nine digits of the SSN or ITIN, for example 900-12-3456.';

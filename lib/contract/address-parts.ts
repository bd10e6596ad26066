// Separate from the schema, because a form needs them without Zod.

/** The members of an address, with the characters that each may have. */
export const addressParts = {
  street_line_1: 200,
  street_line_2: 200,
  city: 100,
  region: 60,
  postal_code: 20,
  county: 100,
  country: 2,
} as const;

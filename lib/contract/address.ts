import { z } from 'zod';
import { addressParts as most } from '#lib/contract/address-parts';
import { countries } from '#lib/contract/iso-codes';
import { oneLine } from '#lib/contract/scalars';
import { youngerPattern } from '#lib/contract/younger-rules';

export const Address = z
  .object({
    street_line_1: oneLine(most.street_line_1).meta({ example: '1209 Orange Street' }),
    street_line_2: oneLine(most.street_line_2).optional().meta({ example: 'Suite 400' }),
    city: oneLine(most.city).meta({ example: 'Wilmington' }),
    region: oneLine(most.region).meta({ description: 'State or region code', example: 'DE' }),
    postal_code: oneLine(most.postal_code).meta({ example: '19801' }),
    county: oneLine(most.county)
      .optional()
      .meta({ description: 'Required by some jurisdictions', example: 'New Castle' }),
    country: z
      .string()
      .regex(
        youngerPattern(new RegExp(`^(?:${countries.join('|')})$`)),
        'Use the two-letter country code, such as US.',
      )
      .meta({ description: 'ISO 3166-1 alpha-2', example: 'US' }),
  })
  .meta({ id: 'Address' });
export type Address = z.infer<typeof Address>;

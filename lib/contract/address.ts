import { z } from 'zod';
import { countries } from '#lib/contract/iso-codes';
import { text } from '#lib/contract/scalars';
import { youngerPattern } from '#lib/contract/younger-rules';

export const Address = z
  .object({
    street_line_1: text(200).meta({ example: '1209 Orange Street' }),
    street_line_2: text(200).optional().meta({ example: 'Suite 400' }),
    city: text(100).meta({ example: 'Wilmington' }),
    region: text(60).meta({ description: 'State or region code', example: 'DE' }),
    postal_code: text(20).meta({ example: '19801' }),
    county: text(100)
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

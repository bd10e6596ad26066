import { z } from 'zod';
import { Timestamp } from '#lib/contract/scalars';

export const NameWarning = z
  .object({
    word: z.string().meta({ description: 'The word of the name that is looked at', example: 'bank' }),
    office: z.string().meta({
      description: 'Who must approve it, where the rules of the state name the office',
      example: 'Department of Banking and Finance',
    }),
    detail: z.string().meta({ description: 'What it means, in a sentence' }),
  })
  .meta({ id: 'NameWarning' });
export type NameWarning = z.infer<typeof NameWarning>;

/** What is known of a name in the state where it is to be registered. */
export const NameCheck = z
  .object({
    status: z.enum(['clear', 'conflict', 'not_checked']).meta({
      description:
        '`clear`: a register was asked and nothing stands against it; `conflict`: a rule or a company on record does, and a letter of consent overcomes the latter where the state takes one; `not_checked`: no register of the state could be asked',
    }),
    sources: z
      .array(
        z.object({
          name: z.string().meta({ description: 'Name of the register', example: 'data.colorado.gov' }),
          checked_at: Timestamp.meta({ description: 'When it answered' }),
        }),
      )
      .meta({ description: 'The registers that were asked; none where it is `not_checked`' }),
    warnings: z.array(NameWarning).meta({ description: 'Words that need an approval; they refuse nothing' }),
  })
  .meta({ id: 'NameCheck' });
export type NameCheck = z.infer<typeof NameCheck>;
export type NameSource = NameCheck['sources'][number];

import { createLoader, createSerializer, type inferParserType, parseAsString } from 'nuqs/server';

/** The search in the register, and the chosen company, are in the address. */
const registerParsers = {
  q: parseAsString,
  /** The state: US-OH. */
  in: parseAsString,
  /** The company that was chosen: US-OH and its number. */
  use: parseAsString,
};

export type RegisterState = inferParserType<typeof registerParsers>;

export const loadRegisterState = createLoader(registerParsers);
export const registerQuery = createSerializer(registerParsers);

import { createLoader, createSerializer, type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { parseAsStateCode } from '#components/lists/address-parsers.ts';
import { OperationType } from '#lib/contract/operation-type';

const parseAsType = parseAsStringLiteral(OperationType.options).withDefault('foreign_qualification');

/** The whole state of the national page is in its address. */
const rulesParsers = {
  type: parseAsType,
  map: parseAsStringLiteral(['fee', 'time'] as const).withDefault('fee'),
  sort: parseAsStringLiteral(['name', 'fee', 'time'] as const).withDefault('name'),
  dir: parseAsStringLiteral(['asc', 'desc'] as const).withDefault('asc'),
};
export type RulesState = inferParserType<typeof rulesParsers>;
export const loadRulesState = createLoader(rulesParsers);
export const rulesQuery = createSerializer(rulesParsers);

const stateParsers = { type: parseAsType };
export const loadStateQuery = createLoader(stateParsers);
export const stateQuery = createSerializer(stateParsers);

const compareParsers = { type: parseAsType, a: parseAsStateCode, b: parseAsStateCode };
export const loadCompareQuery = createLoader(compareParsers);
export const compareQuery = createSerializer(compareParsers);

import {
  createLoader,
  createSerializer,
  type inferParserType,
  parseAsArrayOf,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';

/** The whole state of the list is in its address. */
const deliveryListParsers = {
  status: parseAsStringLiteral(['pending', 'delivered', 'failed', 'dropped'] as const),
  pages: parseAsArrayOf(parseAsString).withDefault([]),
};

export type DeliveryListState = inferParserType<typeof deliveryListParsers>;

export const loadDeliveryList = createLoader(deliveryListParsers);
export const deliveryListQuery = createSerializer(deliveryListParsers);

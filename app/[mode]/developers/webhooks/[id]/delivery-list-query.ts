import { createLoader, createSerializer, type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { pagesParser } from '#components/lists/page-trail.ts';

/** The whole state of the list is in its address. */
const deliveryListParsers = {
  status: parseAsStringLiteral(['pending', 'delivered', 'failed', 'dropped'] as const),
  pages: pagesParser,
};

export type DeliveryListState = inferParserType<typeof deliveryListParsers>;

export const loadDeliveryList = createLoader(deliveryListParsers);
export const deliveryListQuery = createSerializer(deliveryListParsers);

'use server';

import { defineAction } from '#lib/actions/define-action';
import { DeskBusinessQuery } from '#lib/contract/desk-business';

export const findBusinesses = defineAction(DeskBusinessQuery, ({ deskClient }, { q }) =>
  deskClient.businesses.find(q),
);

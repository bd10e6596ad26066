'use server';

import { defineAction } from '#lib/actions/define-action';
import { CreateBusinessRequest, UpdateBusinessRequest } from '#lib/contract/business';
import { Id } from '#lib/contract/scalars';

export const createBusiness = defineAction(
  { scope: 'write', input: CreateBusinessRequest },
  ({ client }, body) => client.businesses.create(body),
);

export const updateBusiness = defineAction(
  { scope: 'write', input: UpdateBusinessRequest.extend({ id: Id }) },
  ({ client }, { id, ...body }) => client.businesses.update(id, body),
);

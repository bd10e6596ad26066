'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { CreateBusinessRequest, UpdateBusinessRequest } from '#lib/contract/business';
import { UpdateRegisteredAgentRequest } from '#lib/contract/registered-agent';
import { Id } from '#lib/contract/scalars';

export const createBusiness = defineAction(CreateBusinessRequest, async ({ client }, body) => {
  const business = await client.businesses.create(body);
  refresh();
  return business;
});

// The record may have been looked at just before: what the browser keeps of it is old now.
export const updateBusiness = defineAction(
  UpdateBusinessRequest.extend({ id: Id, version: z.string().nullable() }),
  async ({ client }, { id, version, ...body }) => {
    const business = await client.businesses.update(id, body, version);
    refresh();
    return business;
  },
);

export const endAgentService = defineAction(
  UpdateRegisteredAgentRequest.pick({ reason: true }).extend({ id: Id }),
  async ({ client }, { id, reason }) => {
    const agent = await client.registeredAgents.update(id, { status: 'terminated', reason });
    refresh();
    return agent;
  },
);

'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { madeAlready } from '#lib/actions/made-already';
import { nullIfNotFound } from '#lib/client/client-problem';
import { CreateBusinessRequest, UpdateBusinessRequest } from '#lib/contract/business';
import { UpdateRegisteredAgentRequest } from '#lib/contract/registered-agent';
import { CivilDate, Id } from '#lib/contract/scalars';

/** Adds it, unless it is on record already: then the answer is that record, for a person to decide. */
export const createBusiness = defineAction(
  CreateBusinessRequest.extend({ key: z.uuid(), evenIfOnRecord: z.boolean() }),
  async ({ client, consoleClient }, { key, evenIfOnRecord, ...body }) => {
    const known = evenIfOnRecord ? null : await consoleClient.businesses.findOnRecord(body);
    // A service that is hosted elsewhere does not have it.
    const twin = known && (await client.businesses.get(known).catch(nullIfNotFound));
    if (twin) return { isTwin: true, business: twin };
    const business = await client.businesses.create(body, key);
    refresh();
    return { isTwin: false, business };
  },
);

export const addRegistration = defineAction(
  CreateBusinessRequest.pick({ registration_jurisdiction: true, registration_number: true })
    .required({ registration_jurisdiction: true })
    .extend({ registration_date: CivilDate, id: Id, key: z.uuid() }),
  async ({ client }, { id, key, ...registration }) => {
    const { legal_name, entity_type, formation_jurisdiction, ...facts } = await client.businesses.get(id);
    const formation_date = facts.formation_date ?? undefined;
    const home = {
      legal_name,
      entity_type,
      formation_jurisdiction,
      formation_date,
      formation_business_id: id,
    };
    const added = await client.businesses.create({ ...home, ...registration }, key);
    refresh();
    return added;
  },
);

// The record may have been looked at just before: what the browser keeps of it is old now.
export const updateBusiness = defineAction(
  UpdateBusinessRequest.extend({ id: Id, version: z.string().nullable() }),
  async ({ client }, { id, version, ...body }) => {
    const business = await madeAlready(
      body,
      () => client.businesses.update(id, body, version),
      () => client.businesses.get(id),
    );
    refresh();
    return business;
  },
);

export const endAgentService = defineAction(
  UpdateRegisteredAgentRequest.pick({ reason: true }).extend({ id: Id }),
  async ({ client }, { id, reason }) => {
    // The page is also outdated if somebody else has asked for it.
    return client.registeredAgents.update(id, { status: 'terminated', reason }).finally(refresh);
  },
);

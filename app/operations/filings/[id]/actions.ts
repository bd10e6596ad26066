'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { ChangeAgentRequest } from '#lib/contract/desk-agent';
import { CheckRequest } from '#lib/contract/desk-check';
import {
  AddDeskNoteRequest,
  DeskCancelRequest,
  MoveFilingRequest,
  OpenDeskCaseRequest,
  ReviewDeskCaseRequest,
  SupersedeDeskCaseRequest,
} from '#lib/contract/desk-move';
import { Id } from '#lib/contract/scalars';

/** Submitted twice from the same screen, it is done once. */
const once = { id: Id, key: z.uuid() };

export const moveFiling = defineAction(
  MoveFilingRequest.extend(once),
  async ({ deskClient }, { id, key, ...body }) => {
    const filing = await deskClient.filings.move(id, body, key);
    refresh();
    return filing;
  },
);

export const readTaxId = defineAction(z.object({ id: Id }), async ({ deskClient }, { id }) => {
  const read = await deskClient.filings.readTaxId(id);
  refresh();
  return read;
});

export const cancelFiling = defineAction(
  DeskCancelRequest.extend({ id: Id }),
  async ({ deskClient }, { id, ...body }) => {
    const filing = await deskClient.filings.cancel(id, body);
    refresh();
    return filing;
  },
);

export const openCase = defineAction(
  OpenDeskCaseRequest.extend(once),
  async ({ deskClient }, { id, key, ...body }) => {
    const opened = await deskClient.filings.openCase(id, body, key);
    refresh();
    return opened;
  },
);

export const reviewCase = defineAction(
  ReviewDeskCaseRequest.extend({ id: Id }),
  async ({ deskClient }, { id, ...body }) => {
    const reviewed = await deskClient.cases.review(id, body);
    refresh();
    return reviewed;
  },
);

export const supersedeCase = defineAction(
  SupersedeDeskCaseRequest.extend({ id: Id }),
  async ({ deskClient }, { id, ...body }) => {
    const superseded = await deskClient.cases.supersede(id, body);
    refresh();
    return superseded;
  },
);

export const checkItem = defineAction(
  CheckRequest.extend({ id: Id }),
  async ({ deskClient }, { id, ...body }) => {
    const item = await deskClient.filings.check(id, body);
    refresh();
    return item;
  },
);

export const addNote = defineAction(
  AddDeskNoteRequest.extend({ id: Id, key: z.uuid() }),
  async ({ deskClient }, { id, key, ...body }) => {
    const note = await deskClient.filings.addNote(id, body, key);
    refresh();
    return note;
  },
);

export const changeAgent = defineAction(
  z.object({ id: Id, change: ChangeAgentRequest }),
  async ({ deskClient }, { id, change }) => {
    const agent = await deskClient.registeredAgents.change(id, change);
    refresh();
    return agent;
  },
);

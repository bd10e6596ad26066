import { z } from 'zod';
import { AddDeskNoteRequest, DeskNote } from '#lib/contract/desk-move';
import { answers, jsonBody, respond } from '#lib/service/edge/route';
import { addDeskNote } from '#lib/service/operations/add-desk-note';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';

export const addDeskNoteRoute = defineOperationsRoute(
  {
    method: 'post',
    path: '/v1/operations/filing/{id}/note',
    operationId: 'addDeskNote',
    summary: 'Write a note on a filing',
    description: 'For the desk. No partner ever sees it.',
    tags: ['Desk'],
    access: 'staff_write',
    problems: ['not_found', 'transition_not_allowed'],

    request: { params: z.object({ id: z.string() }), ...jsonBody(AddDeskNoteRequest) },
    responses: { 201: answers(DeskNote, 'The note') },
  },
  async (c, ctx) =>
    respond(DeskNote, await addDeskNote(ctx, c.req.valid('param').id, c.req.valid('json')), 201),
);

import { z } from 'zod';
import { AddDeskNoteRequest, DeskNote } from '#lib/contract/desk-move';
import { renewedHeaders, respondedOnce } from '#lib/service/edge/answer-headers';
import { answers, jsonBody, respond } from '#lib/service/edge/route';
import { addDeskNote } from '#lib/service/operations/add-desk-note';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';
import { deskOnceOf } from '#lib/service/operations/make-once-at-desk';

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
    idempotent: true,
    request: { params: z.object({ id: z.string() }), ...jsonBody(AddDeskNoteRequest) },
    responses: { 201: answers(DeskNote, 'The note', renewedHeaders) },
  },
  async (c, ctx) => {
    const once = await deskOnceOf(c, ctx, 'addDeskNote');
    const note = await addDeskNote(ctx, c.req.valid('param').id, c.req.valid('json'), once);
    return respond(DeskNote, note, 201, respondedOnce(once));
  },
);

import { AddPasskeyRequest, Passkey } from '#lib/contract/passkey';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { addPasskey } from '#lib/service/passkey/add-passkey';

export const addPasskeyRoute = defineRoute(
  {
    method: 'post',
    path: '/console/passkey',
    operationId: 'addPasskey',
    summary: 'Add the passkey that the device has made',
    tags: ['Console'],
    access: 'person',
    beforeFactor: true,
    problems: ['conflict', 'payload_too_large'],
    request: jsonBody(AddPasskeyRequest),
    responses: { 201: answers(Passkey, 'The passkey') },
  },
  async (c, ctx) => respond(Passkey, await addPasskey(ctx, c.req.valid('json')), 201),
);

import { z } from 'zod';
import { inlineDisposition } from '#lib/service/document/content-disposition';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';
import { getFilingPacket } from '#lib/service/operations/get-filing-packet';

export const getFilingPacketRoute = defineOperationsRoute(
  {
    method: 'get',
    path: '/v1/operations/filing/{id}/packet',
    operationId: 'getFilingPacket',
    summary: 'Get the packet for the office',
    description:
      'One PDF: a letter to the office, the answers in the order of the form, the documents of the filing, and a check sheet of fees for the desk. A document that cannot be merged has a page that says to add it by hand. There is none of a test filing.',
    tags: ['Desk'],
    access: 'staff',
    browser: true,
    problems: ['transition_not_allowed'],
    request: { params: z.object({ id: z.string() }) },
    responses: {
      200: {
        description: 'The packet',
        content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
      },
    },
  },
  async (c, ctx) => {
    const { id } = c.req.valid('param');
    const bytes = await getFilingPacket(ctx, id);
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Length': String(bytes.byteLength),
        'Content-Disposition': inlineDisposition(`packet-${id.slice(-8)}.pdf`),
      },
    });
  },
);

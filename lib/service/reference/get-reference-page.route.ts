import { z } from 'zod';
import { docsPage } from '#lib/service/edge/docs-page';
import { defineRoute } from '#lib/service/edge/route';

export const getReferencePageRoute = defineRoute(
  {
    method: 'get',
    path: '/docs',
    operationId: 'getReferencePage',
    summary: 'Read the reference',
    tags: ['Reference'],
    access: 'public',
    responses: { 200: { description: 'The reference', content: { 'text/html': { schema: z.string() } } } },
  },
  (c, ctx) =>
    docsPage(c, ctx, {
      title: 'API reference',
      part: 'reference',
      styles: ['reference.css'],
      scripts: ['before-reference.js', 'scalar.js', 'open-reference.js'],
      body: '<div id="main"><div id="reference"></div><noscript><p>The reference is drawn by a script. Without one, read the <a href="/v1/openapi.json">OpenAPI document</a> or the <a href="/docs/guides">guides</a>.</p></noscript></div>',
    }),
);

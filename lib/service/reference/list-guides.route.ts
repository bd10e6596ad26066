import { z } from 'zod';
import { docsPage } from '#lib/service/edge/docs-page';
import { defineRoute } from '#lib/service/edge/route';
import { guideLinks, guides } from '#lib/service/reference/guides';
import { textPage } from '#lib/service/reference/pages/text-page';

export const listGuidesRoute = defineRoute(
  {
    method: 'get',
    path: '/docs/guides',
    operationId: 'listGuides',
    summary: 'See all guides',
    tags: ['Reference'],
    access: 'public',
    responses: { 200: { description: 'The guides', content: { 'text/html': { schema: z.string() } } } },
  },
  (c, ctx) => {
    const entries = guides.map(
      ([name, title, summary]) => `<dt><a href="/docs/guides/${name}">${title}</a></dt><dd>${summary}</dd>`,
    );
    const html = `<h1>Guides</h1><dl class="index">${entries.join('')}</dl>`;
    return docsPage(c, ctx, { title: 'Guides', part: 'guides', body: textPage(guideLinks, null, html) });
  },
);

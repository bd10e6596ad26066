import { z } from 'zod';
import { docsPage } from '#lib/service/edge/docs-page';
import { defineRoute } from '#lib/service/edge/route';
import { ProblemError } from '#lib/service/errors';
import { guideLinks, guides, renderGuide } from '#lib/service/reference/guides';
import { textPage } from '#lib/service/reference/pages/text-page';

export const getGuideRoute = defineRoute(
  {
    method: 'get',
    path: '/docs/guides/{name}',
    operationId: 'getGuide',
    summary: 'Read a guide',
    tags: ['Reference'],
    access: 'public',
    problems: ['not_found'],
    request: { params: z.object({ name: z.string() }) },
    responses: { 200: { description: 'The guide', content: { 'text/html': { schema: z.string() } } } },
  },
  async (c, ctx) => {
    const { name } = c.req.valid('param');
    const html = await renderGuide(name, ctx.parts.env.BASE_URL);
    if (html === null) throw new ProblemError('not_found', 'There is no guide of this name.');
    const title = guides.find(([known]) => known === name)?.[1] ?? name;
    const body = textPage(guideLinks, `/docs/guides/${name}`, html);
    return docsPage(c, ctx, { title, part: 'guides', body });
  },
);

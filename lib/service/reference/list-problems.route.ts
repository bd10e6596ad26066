import { z } from 'zod';
import { type ProblemCode, problems } from '#lib/contract/problem-codes';
import { docsPage } from '#lib/service/edge/docs-page';
import { defineRoute } from '#lib/service/edge/route';
import { guideLinks } from '#lib/service/reference/guides';
import { textPage } from '#lib/service/reference/pages/text-page';

export const listProblemsRoute = defineRoute(
  {
    method: 'get',
    path: '/docs/problems',
    operationId: 'listProblems',
    summary: 'See all problems',
    tags: ['Reference'],
    access: 'public',
    responses: { 200: { description: 'The problems', content: { 'text/html': { schema: z.string() } } } },
  },
  (c, ctx) => {
    const rows = (Object.keys(problems) as ProblemCode[]).map(
      (code) =>
        `<tr><td>${problems[code].status}</td><td><a href="/problems/${code}"><code>${code}</code></a></td><td>${problems[code].title}</td></tr>`,
    );
    const html = `<h1>Problems</h1><p>Every refusal is a problem document. Its <code>type</code> is the address of one of these pages. See the guide <a href="/docs/guides/errors">Errors</a>.</p><div class="scroll" tabindex="0"><table><thead><tr><th>Status</th><th>Code</th><th>Title</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
    return docsPage(c, ctx, { title: 'Problems', part: 'problems', body: textPage(guideLinks, null, html) });
  },
);

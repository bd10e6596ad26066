import { z } from 'zod';
import { type ProblemCode, problems } from '#lib/contract/problem-codes';
import { docsPage } from '#lib/service/edge/docs-page';
import { defineRoute } from '#lib/service/edge/route';
import { ProblemError } from '#lib/service/errors';
import { exampleProblem } from '#lib/service/reference/examples/problem-examples';
import { textPage } from '#lib/service/reference/pages/text-page';
import { problemWords } from '#lib/service/reference/reference-words';
import { renderMarkdown } from '#lib/service/reference/render-markdown';

const links = (Object.keys(problems) as ProblemCode[]).map((code) => ({
  href: `/problems/${code}`,
  label: code,
}));

export const getProblemPageRoute = defineRoute(
  {
    method: 'get',
    path: '/problems/{code}',
    operationId: 'getProblemPage',
    summary: 'Read what a problem means',
    tags: ['Reference'],
    access: 'public',
    problems: ['not_found'],
    request: { params: z.object({ code: z.string() }) },
    responses: { 200: { description: 'Cause and cure', content: { 'text/html': { schema: z.string() } } } },
  },
  (c, ctx) => {
    const { code } = c.req.valid('param');
    if (!isCode(code)) throw new ProblemError('not_found', 'There is no problem with this code.');
    return docsPage(c, ctx, {
      title: problems[code].title,
      part: 'problems',
      body: textPage(links, `/problems/${code}`, words(code, ctx.parts.env.BASE_URL)),
    });
  },
);

function isCode(code: string): code is ProblemCode {
  return Object.hasOwn(problems, code);
}

function words(code: ProblemCode, baseUrl: string): string {
  const { title, status } = problems[code];
  const { cause, cure } = problemWords[code];
  const example = JSON.stringify(exampleProblem(code, baseUrl), null, 2);
  const markdown = `# ${title}\n\n## Cause\n\n${cause}\n\n## What to do\n\n${cure}\n\n## An example\n\n\`\`\`json\n${example}\n\`\`\`\n`;
  return `<p class="eyebrow"><code>${code}</code> · HTTP ${status}</p>${renderMarkdown(markdown)}`;
}

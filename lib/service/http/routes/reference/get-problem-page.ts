import { z } from 'zod';
import { type ProblemCode, problems } from '#lib/contract/problem';
import { ProblemError } from '#lib/service/errors';
import { defineRoute } from '#lib/service/http/route';
import { problemWords } from '#lib/service/reference-words';

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
  (c) => {
    const { code } = c.req.valid('param');
    if (!Object.hasOwn(problems, code))
      throw new ProblemError('not_found', 'There is no problem with this code.');
    return c.html(page(code as ProblemCode));
  },
);

function page(code: ProblemCode): string {
  const { title, status } = problems[code];
  const { cause, cure } = problemWords[code];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} - Statehouse</title><style>${style}</style></head><body><main><p><code>${code}</code> · HTTP ${status}</p><h1>${title}</h1><h2>Cause</h2><p>${marked(cause)}</p><h2>What to do</h2><p>${marked(cure)}</p></main></body></html>`;
}

// The words are ours; only code marks are turned into elements, after everything else is escaped.
function marked(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

const style =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;background:light-dark(#f4f7f3,#0c1312);color:light-dark(#13221d,#e9eeea);margin:0}main{max-width:42rem;margin:0 auto;padding:3rem 1rem}h1{font-size:1.5rem;border-top:2px solid;padding-top:1rem}h2{font-size:1.0625rem}code{font:0.875em/1.5 ui-monospace,monospace}';

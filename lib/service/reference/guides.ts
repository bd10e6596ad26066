import { readFile } from 'node:fs/promises';
import { renderMarkdown } from '#lib/service/reference/render-markdown';

/** The guides, in the order in which they are best read. Each is docs/guides/<name>.md. */
export const guides = [
  ['quick-start', 'Quick start', 'From a business record to the certificate of authority with curl.'],
  ['typescript-client', 'TypeScript client', 'The typed client: pages, retries, time-outs, problems.'],
  ['authentication', 'Keys and modes', 'API keys, scopes, rolling a key, and why test and live never meet.'],
  ['idempotency', 'Idempotency', 'Send a submission again without filing it twice.'],
  ['filings', 'Filings and statuses', 'What a filing goes through, and who acts when.'],
  ['cases', 'Cases', 'Requests for information that a filing waits on, and how to answer them.'],
  ['registry', 'Business registry', 'Find a company on the record of its state.'],
  ['formation', 'Formation and EIN', 'Form a new LLC and apply for its tax number.'],
  ['registered-agent', 'Registered agent', 'Who serves, where, and how to end it.'],
  ['documents', 'Documents', 'Upload papers, read what a state issued.'],
  ['sandbox', 'Sandbox', 'Test keys, names with a meaning, and a clock that you move.'],
  ['webhooks', 'Webhooks', 'Be told of events, and verify that it was us.'],
  ['events', 'Events', 'What happened in the last 30 days, in order.'],
  ['errors', 'Errors', 'Problem documents, and which ones to try again.'],
  ['rate-limits', 'Rate limits', 'How many requests a key may make, and how to wait.'],
  ['pagination', 'Pagination', 'Lists of any length, page by page.'],
  ['versioning', 'Versioning', 'The version, early access, and deprecated fields.'],
  ['live-mode', 'Live mode', 'What is different when it is real.'],
  ['request-log', 'Request log', 'Find any request of the last 30 days.'],
  ['durability', 'Durability', 'What survives a crash, and what does not.'],
] as const;

const folder = new URL('../../../docs/guides/', import.meta.url);
const rendered = new Map<string, Promise<string>>();

export function guideMarkdown(name: string): Promise<string> {
  return readFile(new URL(`${name}.md`, folder), 'utf8');
}

/** Null where there is no guide of this name. */
export async function renderGuide(name: string, baseUrl: string): Promise<string | null> {
  if (!guides.some(([known]) => known === name)) return null;
  const key = `${baseUrl} ${name}`;
  const html =
    rendered.get(key) ??
    guideMarkdown(name).then((markdown) => renderMarkdown(markdown.replaceAll('{base_url}', baseUrl)));
  rendered.set(key, html);
  return html;
}

export const guideLinks = guides.map(([name, label]) => ({ href: `/docs/guides/${name}`, label }));

import { readFile } from 'node:fs/promises';
import { keptDays } from '#lib/contract/lifetimes';
import { renderMarkdown } from '#lib/service/reference/render-markdown';

/** The guides, in reading order. Each is docs/guides/<name>.md. */
export const guides = [
  ['quick-start', 'Quick start', 'From a business record to the certificate of authority with curl.'],
  ['typescript-client', 'TypeScript client', 'The typed client: pages, retries, time-outs, problems.'],
  ['authentication', 'Keys and modes', 'API keys, scopes, rolling a key, and why test and live never mix.'],
  ['idempotency', 'Idempotency', 'Send a submission again without filing it twice.'],
  ['filings', 'Filings and statuses', 'The statuses of a filing, and who acts in each.'],
  ['plans', 'Plans', 'Qualify one business in many states at once.'],
  ['cases', 'Cases', 'Requests for information that a filing waits on, and how to answer them.'],
  ['obligations', 'Obligations', 'What a state asks for after a registration, and by when.'],
  ['registry', 'Business registry', 'Find a company in the register of its state.'],
  ['formation', 'Formation and EIN', 'Form a new LLC and apply for its tax number.'],
  ['registered-agent', 'Registered agent', 'Who the agent is, and how to end the service.'],
  ['documents', 'Documents', 'Upload documents, and download what a state issued.'],
  ['sandbox', 'Sandbox', 'Test keys, special names, and a clock that you can move.'],
  ['webhooks', 'Webhooks', 'Receive events, and verify that they came from us.'],
  ['events', 'Events', `What happened in the last ${keptDays} days, in order.`],
  ['errors', 'Errors', 'Problem documents, and when to retry.'],
  ['rate-limits', 'Rate limits', 'How many requests a key may send, and how to wait.'],
  ['pagination', 'Pagination', 'Lists of any length, page by page.'],
  ['versioning', 'Versioning', 'The version, early access, and deprecated fields.'],
  ['live-mode', 'Live mode', 'What is different with a live key.'],
  ['audit', 'Audit log', 'Who did what, and how to prove that nothing was changed.'],
  ['request-log', 'Request log', `Find any request of the last ${keptDays} days.`],
  ['durability', 'Durability', 'What survives a crash, and what does not.'],
] as const;

const folder = new URL('../../../docs/guides/', import.meta.url);
const rendered = new Map<string, string>();

export function guideMarkdown(name: string): Promise<string> {
  return readFile(new URL(`${name}.md`, folder), 'utf8');
}

/** Null if there is no guide with this name. */
export async function renderGuide(
  name: string,
  baseUrl: string,
  read = guideMarkdown,
): Promise<string | null> {
  if (!guides.some(([known]) => known === name)) return null;
  const key = `${baseUrl} ${name}`;
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const markdown = await read(name);
  const html = renderMarkdown(markdown.replaceAll('{base_url}', baseUrl));
  rendered.set(key, html);
  return html;
}

export const guideLinks = guides.map(([name, label]) => ({ href: `/docs/guides/${name}`, label }));

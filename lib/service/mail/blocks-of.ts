import { paths } from '#lib/config/paths';
import { mailWords } from '#lib/service/mail/words';

type Link = { link: string; label: string; isPage: boolean };

/** A paragraph of an email, by its lines. */
export type Block = (string | Link)[];

/** The paragraphs of an email up to its last link to a page, and the closing ones, which say why one gets it. */
export function blocksOf(text: string, baseUrl: string): { main: Block[]; closing: Block[] } {
  const blocks = text
    .split(/\n{2,}/)
    .map((block) => block.split('\n').map((line) => linkOf(line, baseUrl) ?? line));
  const end = blocks.findLastIndex((block) => block.some(isPage)) + 1 || blocks.length;
  return { main: blocks.slice(0, end), closing: blocks.slice(end) };
}

/** A link but that to the choice of emails. */
export function isPage(line: Block[number]): line is Link {
  return typeof line !== 'string' && line.isPage;
}

// A person may have typed a line that is an address, so a link is only one of this service.
function linkOf(line: string, baseUrl: string): Link | null {
  if (!line.startsWith(`${baseUrl}/`) || /\s/.test(line)) return null;
  const path = line.slice(baseUrl.length);
  const first = /^\/(?:(?:test|live)\/)?([\w-]*)/.exec(path)?.[1] ?? '';
  return {
    link: line,
    label: mailWords.open.get(first) ?? mailWords.openAny,
    isPage: path !== paths.notifications('live') && path !== paths.notifications('test'),
  };
}

import { createLoader, createSerializer } from 'nuqs/server';
import { pageLinks, pagesParser } from '#components/lists/page-trail.ts';
import { Pagination } from '#components/ui/pagination';
import { Section } from '#components/ui/section';
import { paths } from '#lib/config/paths';
import type { Session } from '#lib/session/session';
import { firstPageIfStale } from '../../first-page-if-stale.ts';
import { KeyTable } from './key-table.tsx';
import { keyWords } from './words.ts';

/** Which page of the ended keys is shown. */
const keyListParsers = { pages: pagesParser };

export const loadKeyList = createLoader(keyListParsers);
const keyListQuery = createSerializer(keyListParsers);

type EndedKeysProps = { session: Session; pages: string[]; now: string };

export async function EndedKeys({ session: { mode, consoleClient }, pages, now }: EndedKeysProps) {
  const address = (trail: string[]) => keyListQuery(paths.apiKeys(mode), { pages: trail });
  const list = await firstPageIfStale(
    consoleClient.apiKeys.list({ status: 'ended', limit: 20, cursor: pages.at(-1) }),
    pages,
    address([]),
  );
  if (list.data.length === 0) return null;
  return (
    <Section id="ended" title={keyWords.page.ended} description={keyWords.page.endedDetail}>
      <KeyTable caption={keyWords.page.endedKeys} rows={list.data} now={now} ended />
      <Pagination label={keyWords.page.endedKeys} {...pageLinks(pages, list.next_cursor, address)} />
    </Section>
  );
}

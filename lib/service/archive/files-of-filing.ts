import { Readable } from 'node:stream';
import type { Event } from '#lib/contract/event';
import type { ArchiveFile } from '#lib/service/archive/archive-stream';
import type { Context } from '#lib/service/context';
import { listFilingEvents } from '#lib/service/event/list-filing-events';
import { getFiling } from '#lib/service/filing/get-filing';
import { getFilingSubmission } from '#lib/service/filing/get-filing-submission';

/** An archive's files for a filing besides its documents, each as JSON under `folder`. */
export function filesOfFiling(ctx: Context, id: string, folder = ''): ArchiveFile[] {
  const filing = async () => JSON.parse(await getFiling(ctx, id));
  return [
    jsonFile(`${folder}filing.json`, filing),
    jsonFile(`${folder}submission.json`, () => getFilingSubmission(ctx, id)),
    jsonFile(`${folder}fee.json`, async () => {
      const { fee, charged } = await filing();
      return { filing_id: id, estimated: fee ?? null, charged: charged ?? null };
    }),
    jsonFile(`${folder}timeline.json`, () => historyOf(ctx, id)),
  ];
}

export function jsonFile(path: string, read: () => Promise<unknown>): ArchiveFile {
  return {
    path,
    compress: true,
    open: async () => Readable.from([Buffer.from(`${JSON.stringify(await read(), null, 2)}\n`)]),
  };
}

/** Every event, oldest first. */
async function historyOf(ctx: Context, id: string): Promise<Event[]> {
  const history: Event[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await listFilingEvents(ctx, id, { limit: 100, cursor });
    history.push(...page.data);
    if (page.next_cursor === null) return history;
    cursor = page.next_cursor;
  }
}

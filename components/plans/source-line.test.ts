import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { Origin, SourceLine } from '#components/plans/source-line';
import { TimeZoneProvider } from '#components/ui/time-zone';
import type { Prefill } from '#lib/contract/requirement';

const prefill: Prefill = {
  value: 'ops@larch.example',
  origin: 'business_record',
  detail: 'From the business record',
  recorded_at: '2026-11-29T00:30:00.000Z',
};
const given = { prefill, isTyped: false };

test('the day of the record is that of the person who reads it, on a line and in a few words', async () => {
  const line = createElement(SourceLine, {
    ...given,
    recorded: '',
    label: 'Email',
    onRestore: () => undefined,
  });
  for (const [shown, words] of [
    [line, 'From the business record, checked 28 Nov 2026.'],
    [createElement(Origin, given), 'From the business record, 28 Nov 2026'],
  ] as const) {
    const zone = { timeZone: 'America/New_York', name: 'Eastern Time', children: shown };
    const markup = await new Response(
      (await prerender(createElement(TimeZoneProvider, zone))).prelude,
    ).text();
    expect(markup.replaceAll(/<[^>]*>/g, '')).toBe(words);
  }
});

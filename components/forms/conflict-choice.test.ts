import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { ConflictChoice } from '#components/forms/conflict-choice';
import { ReaderProvider } from '#components/people/reader';

async function draw(by: string): Promise<string> {
  const act = () => undefined;
  const choice = createElement(ConflictChoice, {
    field: { name: 'website', type: 'string', description: 'Website', required: false },
    conflict: { by, at: '2026-11-21T10:41:00.000Z', yours: 'a', theirs: 'b', onMine: act, onTheirs: act },
  });
  const page = ReaderProvider({ name: 'Ada Lind', children: choice });
  return (await new Response((await prerender(page)).prelude).text()).replaceAll('<!-- -->', '');
}

test('a colleague who gave another answer is named', async () => {
  expect(await draw('Marcus Oyelaran')).toContain('Marcus Oyelaran changed this answer at');
});

test('one’s own second window is not taken for a colleague', async () => {
  const page = await draw('Ada Lind');
  expect(page).toContain('You, in another window,');
  expect(page).not.toContain('Ada Lind');
});

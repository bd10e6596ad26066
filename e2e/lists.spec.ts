import { expect, test } from '@playwright/test';
import { demoAccess } from './steps/access.ts';
import { openDemo, openDesk } from './steps/sign-in.ts';

const lists = [
  '',
  '/filings',
  '/filings?status=completed',
  '/cases',
  '/developers/requests',
  '/developers/events',
];

test('on a wide screen each row of a list is one line, and truncated text is complete in its title', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // No partner has called a fresh demo.
  const { url, test_key } = demoAccess();
  await fetch(`${url}/v1/business?q=Granite`, { headers: { Authorization: `Bearer ${test_key}` } });
  const opened = [
    ...lists.map((list) => [`/test${list}`, openDemo] as const),
    ['/operations', openDesk] as const,
  ];
  for (const [list, open] of opened) {
    const rows = page.locator('table.ledger tbody tr:has(td)');
    await expect(async () => {
      await open(page, list);
      await expect(rows.first()).toBeVisible({ timeout: 5_000 });
    }).toPass();
    const seen = await rows.evaluateAll((all) =>
      all.map((row) => ({
        height: row.getBoundingClientRect().height,
        cut: [...row.querySelectorAll<HTMLElement>('[data-cut] > div')]
          .filter((cell) => cell.scrollWidth > cell.clientWidth)
          .filter((cell) => !cell.title || !cell.textContent.includes(cell.title))
          .map((cell) => cell.textContent),
      })),
    );
    for (const { height, cut } of seen) {
      expect.soft(height, list).toBeLessThan(48);
      expect.soft(cut, list).toEqual([]);
    }
    const overflows = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect.soft(overflows, list).toBe(false);
  }
});

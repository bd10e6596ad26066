import { expect, type Page, test } from '@playwright/test';
import { everyScreen } from './steps/screens.ts';
import { openDemo } from './steps/sign-in.ts';

// What WCAG 1.4.12 lets a reader set.
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } ' +
  'p { margin-bottom: 2em !important }';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

test('under a finger at 320 px every control is large enough, and wider text is neither cut nor scrolled to', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await openDemo(page, '/test');
  for (const path of await everyScreen(page)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect.soft(await tooSmall(page), path).toEqual([]);
    await page.addStyleTag({ content: spacing });
    expect.soft(await cutOff(page), `${path}, with wider text`).toEqual([]);
  }
});

/** Controls, other than words in a sentence, whose area is under 24 px, and buttons with a face under 44. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    )) {
      const box = (control.closest('label') ?? control).getBoundingClientRect();
      const { display, position, borderTopWidth, clipPath } = getComputedStyle(control);
      // What only a reader hears has no area until it has focus.
      const isHidden =
        clipPath !== 'none' ||
        box.width <= 1 ||
        box.height <= 1 ||
        !control.checkVisibility({ visibilityProperty: true });
      if (isHidden || (display === 'inline' && position === 'static')) continue;
      const after = getComputedStyle(control, '::after');
      const grown =
        after.content === '""' && after.position === 'absolute' ? Number.parseFloat(after.height) : 0;
      const height = Math.max(box.height, grown || 0);
      const wanted = control.tagName === 'BUTTON' && borderTopWidth !== '0px' ? 44 : 24;
      if (height < wanted - 0.5) found.push(`${height} px: ${control.outerHTML.slice(0, 120)}`);
    }
    return found;
  });
}

/** What reaches beyond the window, and words that their own box hides. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) {
      found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    }
    for (const box of document.querySelectorAll<HTMLElement>('main *')) {
      const { overflowX, overflowY, textOverflow, position } = getComputedStyle(box);
      const isWords = [...box.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!isWords || position === 'absolute' || textOverflow === 'ellipsis') continue;
      const hides = (over: string) => over === 'hidden' || over === 'clip';
      const isCut =
        (hides(overflowX) && box.scrollWidth > box.clientWidth + 1) ||
        (hides(overflowY) && box.scrollHeight > box.clientHeight + 1);
      if (isCut) found.push(`cut: ${box.outerHTML.slice(0, 120)}`);
    }
    return found;
  });
}

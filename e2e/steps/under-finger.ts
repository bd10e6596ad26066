import { expect, type Page } from '@playwright/test';

const softly = expect.configure({ soft: true });

// The text spacing that WCAG 1.4.12 lets a reader set.
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } ' +
  'p { margin-bottom: 2em !important }';

/**
 * At 320 px on a touch screen, every control is large enough, and text with wider spacing is neither cut off nor
 * scrolls sideways.
 */
export async function expectRoomForFinger(page: Page, what: string) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  await page.setViewportSize({ width: 320, height: 640 });
  // Styles that depend on the pointer are updated shortly after it changes.
  await softly.poll(() => tooSmall(page), { message: what }).toEqual([]);
  await page.addStyleTag({ content: spacing });
  await softly.poll(() => cutOff(page), { message: `${what}, with wider text` }).toEqual([]);
}

/** Controls, other than words in a sentence, whose area is under 24 px, and buttons with a face under 44. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    )) {
      const box = (control.closest('label') ?? control).getBoundingClientRect();
      const { display, position, borderTopWidth, clipPath } = getComputedStyle(control);
      // Content only for screen readers has no area until it has focus.
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

/** Elements beyond the window, and text that its own box cuts off. */
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

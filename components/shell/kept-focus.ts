'use client';

import { useEffect } from 'react';

// A dialog that closes gives focus back a moment later, and a page that comes gives it to its title.
const MOMENT = 200;
const CONTROLS =
  'input:not([type="hidden"], [tabindex="-1"], :disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href]';

/** What had focus may go away with what it changed: focus then goes to what stands nearest, never to nothing. */
export function KeptFocus() {
  useEffect(() => {
    let around: Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = (element: Element | null) => {
      around = [];
      for (let at = element; at && at !== document.body; at = at.parentElement) around.push(at);
    };
    const onFocus = (event: FocusEvent) => note(event.target instanceof Element ? event.target : null);
    // A press beside everything takes focus away on purpose.
    const onPress = () => setTimeout(() => isLost() && around[0]?.isConnected && note(null));
    const observer = new MutationObserver(() => {
      if (!isLost() || around.length === 0 || around[0]?.isConnected) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (isLost()) placeIn(around)?.focus({ preventScroll: true });
      }, MOMENT);
    });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerup', onPress);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerup', onPress);
    };
  }, []);
  return null;
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** The first control of the same question, else the heading of the same section, else the title of the page. */
function placeIn(around: readonly Element[]): HTMLElement | null {
  const standing = around.filter((element) => element.isConnected);
  const question = standing.find((element) => element.hasAttribute('data-field'));
  const section = standing.find((element) =>
    element.matches('section, [role="dialog"], [role="alertdialog"]'),
  );
  return (
    question?.querySelector<HTMLElement>(CONTROLS) ??
    section?.querySelector<HTMLElement>('h2[tabindex], button') ??
    document.getElementById('page-title')
  );
}

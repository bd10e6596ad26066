'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { fieldId } from '#components/ui/field-id.ts';
import { idOfAddress } from '#components/ui/id-of-address.ts';
import { pageTitle } from '#components/ui/page-title.ts';
import { paths } from '#lib/config/paths';

const longestWait = 5_000;

/**
 * After navigation, focus moves to the title of the page, so that keyboards and screen readers start there; to the field
 * that the address names; back in a list, to the row that one came from. A page that is loaded after the sign-in begins
 * at its title too.
 */
export function RouteFocus() {
  const pathname = usePathname();
  const last = useRef<string>(undefined);
  useEffect(() => {
    const from = last.current;
    if (from === pathname) return undefined;
    last.current = pathname;
    if (from === undefined && !comesFromSignIn()) return undefined;
    return focusPage(from?.startsWith(`${pathname}/`) ? from : null);
  }, [pathname]);
  return null;
}

/** Unless the address names a place of the page, or somebody has begun there already. */
function comesFromSignIn(): boolean {
  const { referrer, activeElement, body } = document;
  if (!referrer || location.hash || activeElement !== body) return false;
  const { origin, pathname } = new URL(referrer);
  return origin === location.origin && pathname === paths.signIn();
}

function focusPage(cameFrom: string | null): () => void {
  const origin = document.activeElement;
  const aim = () => fieldOfAddress() ?? (cameFrom === null ? undefined : rowOf(cameFrom));
  const place = () => {
    const found = aim();
    if (found) found.focus();
    else pageTitle()?.focus({ preventScroll: true });
  };
  // While the page loads, its title is missing or belongs to a placeholder, with which focus would disappear; and the
  // rows of a list come after the title.
  const observer = new MutationObserver(() => {
    const at = document.activeElement;
    if (at === document.body || at === origin || (at === pageTitle() && aim())) place();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(limit);
    document.removeEventListener('keydown', stop);
    document.removeEventListener('pointerdown', stop);
  };
  const limit = setTimeout(stop, longestWait);
  const main = document.getElementById('main');
  if (main) observer.observe(main, { childList: true, subtree: true });
  document.addEventListener('keydown', stop);
  document.addEventListener('pointerdown', stop);
  place();
  return stop;
}

/** The field that the address names, once it is drawn. */
function fieldOfAddress(): HTMLElement | undefined {
  const id = idOfAddress();
  if (!id.startsWith(fieldId(''))) return undefined;
  const place = document.getElementById(id);
  const controls = place ? [place, ...place.querySelectorAll<HTMLElement>('*')] : [];
  return controls.find((element) => element.matches('input, select, textarea') && element.checkVisibility());
}

/** The link of the row that leads there. */
function rowOf(pathname: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('#main tbody th[scope="row"] a[href]');
  return [...links].find((link) => link.pathname === pathname && link.checkVisibility());
}

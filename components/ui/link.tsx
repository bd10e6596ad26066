'use client';

import NextLink, { useLinkStatus } from 'next/link';
import { type ComponentProps, useState } from 'react';
import { isPagePath } from '#lib/config/paths';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'onFocus' | 'onPointerEnter' | 'prefetch'> & {
  href: string;
};

/**
 * Next's link, which loads its page when a person points at it or focuses it. By itself it would do so as soon as it is
 * seen: of every list and frame the service would draw twenty to fifty pages that nobody opens.
 */
export function Link({ href, children, ...rest }: LinkProps) {
  const [isWanted, setWanted] = useState(false);
  // Neither a file, nor the reference, nor another site.
  const want = isPagePath(href) ? () => setWanted(true) : undefined;
  return (
    <NextLink {...rest} href={href} prefetch={isWanted ? null : false} onPointerEnter={want} onFocus={want}>
      {children}
      <Wait />
    </NextLink>
  );
}

/** At the top of the window after 200 ms, until something of the next page is there. */
function Wait() {
  const { pending } = useLinkStatus();
  return pending ? (
    <span
      aria-hidden="true"
      data-waiting=""
      className="delayed fixed inset-x-0 top-0 z-50 border-link border-t-2"
    />
  ) : null;
}

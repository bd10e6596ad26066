'use client';

import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Thumbnail } from 'react-pdf';

const WIDTH = 64;
const BORDERS = 2;

/** A small page, drawn once it comes into sight: drawn all at once, those of a long document hold up the open page. */
export function PageThumbnail({ page }: { page: number }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  const [isDrawn, setIsDrawn] = useState(false);

  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setIsSeen(true);
      observer.disconnect();
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return (
    <span
      ref={place}
      aria-hidden="true"
      className={clsx('pointer-events-none block border border-rule', !isDrawn && 'aspect-letter')}
      style={{ minWidth: WIDTH + BORDERS }}
    >
      {isSeen ? (
        <Thumbnail pageNumber={page} width={WIDTH} loading={null} onRenderSuccess={() => setIsDrawn(true)} />
      ) : null}
    </span>
  );
}

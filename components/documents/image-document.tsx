'use client';

import { type ReactNode, useState } from 'react';

type ImageDocumentProps = { address: string; words: string; width: number; failed: ReactNode };

export function ImageDocument({ address, words, width, failed }: ImageDocumentProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return failed;
  return (
    // What a picture leaves clear is paper, also in the dark.
    // biome-ignore lint/performance/noImgElement: the bytes are here already
    <img
      src={address}
      alt={words}
      width={width}
      onError={() => setIsBroken(true)}
      className="mx-auto block h-auto max-w-none bg-[#fff]"
    />
  );
}

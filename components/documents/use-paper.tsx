'use client';

import { useEffect, useState } from 'react';

export type Paper =
  | { state: 'loading' }
  | { state: 'ready'; kind: 'pdf' | 'image' | 'other'; file: Blob; address: string }
  | { state: 'failed'; detail: string };

/** Fetches a paper once it is opened. The address points at the fetched bytes, so nothing is loaded twice. */
export function usePaper(href: string, attempt: number): Paper {
  const [paper, setPaper] = useState<Paper>({ state: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches again
  useEffect(() => {
    const abort = new AbortController();
    let address: string | undefined;
    setPaper({ state: 'loading' });
    load(href, abort.signal).then(
      (file) => {
        address = URL.createObjectURL(file);
        setPaper({ state: 'ready', kind: kindOf(file.type), file, address });
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setPaper({ state: 'failed', detail: reason(error) });
      },
    );
    return () => {
      abort.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [href, attempt]);

  return paper;
}

async function load(href: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(href, { signal });
  if (!response.ok) throw new Error(refusals[response.status] ?? 'The server could not send it just now.');
  return response.blob();
}

const refusals: Record<number, string> = {
  401: 'Your session has ended. Sign in again to open it.',
  404: 'It is no longer on file.',
};

function reason(error: unknown): string {
  return error instanceof TypeError
    ? 'The connection was lost.'
    : error instanceof Error
      ? error.message
      : 'Try again.';
}

// Browsers draw no TIFF.
function kindOf(type: string): 'pdf' | 'image' | 'other' {
  if (type.startsWith('application/pdf')) return 'pdf';
  return /^image\/(png|jpeg)/.test(type) ? 'image' : 'other';
}

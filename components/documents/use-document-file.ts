'use client';

import { useEffect, useState } from 'react';
import { documentsWords } from '#components/documents/words.ts';
import type { Problem } from '#lib/contract/problem';

export type DocumentFile =
  | { state: 'loading' }
  | { state: 'ready'; kind: 'pdf' | 'image' | 'other'; file: Blob; address: string }
  | { state: 'failed'; detail: string; requestId?: string };

/** Fetches a document once it is opened. The URL points at the fetched bytes, so nothing is loaded twice. */
export function useDocumentFile(href: string, attempt: number): DocumentFile {
  const [opened, setOpened] = useState<DocumentFile>({ state: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches again
  useEffect(() => {
    const abort = new AbortController();
    let address: string | undefined;
    setOpened({ state: 'loading' });
    load(href, abort.signal).then(
      (file) => {
        address = URL.createObjectURL(file);
        setOpened({ state: 'ready', kind: kindOf(file.type), file, address });
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setOpened({ state: 'failed', ...reason(error) });
      },
    );
    return () => {
      abort.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [href, attempt]);

  return opened;
}

async function load(href: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(href, { signal });
  if (!response.ok) {
    const refusal = refusals[response.status] ?? documentsWords.viewer.unavailable;
    // Only of our own fault do the service's words say more; one that has none is answered by a server in between.
    const { detail = refusal, request_id }: Partial<Problem> =
      response.status === 500 ? await response.json().catch(() => ({})) : {};
    throw new Error(detail, { cause: request_id });
  }
  return response.blob();
}

const refusals: Record<number, string> = {
  401: documentsWords.viewer.signedOut,
  404: documentsWords.viewer.gone,
};

function reason(error: unknown): { detail: string; requestId?: string } {
  if (error instanceof TypeError) return { detail: documentsWords.viewer.connectionLost };
  const detail = error instanceof Error ? error.message : documentsWords.viewer.tryAgain;
  const requestId = error instanceof Error ? error.cause : undefined;
  return { detail, ...(typeof requestId === 'string' && { requestId }) };
}

// Browsers cannot show TIFF.
function kindOf(type: string): 'pdf' | 'image' | 'other' {
  if (type.startsWith('application/pdf')) return 'pdf';
  return /^image\/(png|jpeg)/.test(type) ? 'image' : 'other';
}

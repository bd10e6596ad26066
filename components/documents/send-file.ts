import { documentsWords } from '#components/documents/words.ts';
import type { Document, DocumentType } from '#lib/contract/document';
import type { Problem } from '#lib/contract/problem';

export type FileToSend = { file: File; types: readonly DocumentType[]; issuedOn?: string };

/** `again`: the same file may pass at another try; a refusal of the file itself stays one. */
export type SendOutcome = { ok: true; document: Document } | { ok: false; message: string; again: boolean };

type Sending = { done: Promise<SendOutcome>; cancel: () => void };

/** Uploads a file to an address of `paths`. It is not fetch, because only this request reports its progress. */
export function sendFile(
  to: string,
  { file, types, issuedOn }: FileToSend,
  onProgress: (part: number) => void,
): Sending {
  const request = new XMLHttpRequest();
  const form = new FormData();
  form.append('file', file, file.name);
  for (const type of types) form.append('types[]', type);
  if (issuedOn) form.append('issued_on', issuedOn);

  const done = new Promise<SendOutcome>((resolve) => {
    request.upload.onprogress = (event) =>
      onProgress(event.lengthComputable ? event.loaded / event.total : 0);
    request.onload = () => resolve(readAnswer(request.status, request.responseText));
    request.onerror = () => resolve({ ok: false, message: documentsWords.file.connectionLost, again: true });
    request.onabort = () => resolve({ ok: false, message: documentsWords.file.stopped, again: true });
    request.open('POST', to);
    request.setRequestHeader('Accept', 'application/json');
    request.send(form);
  });
  return { done, cancel: () => request.abort() };
}

function readAnswer(status: number, text: string): SendOutcome {
  const body = parse(text);
  if (status === 201) return { ok: true, document: body as Document };
  const again = status >= 500 || status === 429 || status === 401;
  const problem = body as Partial<Problem> | null;
  const details = problem?.errors?.map((error) => error.detail) ?? [problem?.detail];
  if (!details[0]) return { ok: false, message: documentsWords.file.notAccepted(status), again };
  return { ok: false, message: details.join(' '), again };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

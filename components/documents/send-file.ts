import { documentsWords } from '#components/documents/words.ts';
import type { Document, DocumentType } from '#lib/contract/document';
import type { Problem } from '#lib/contract/problem';

/** `key`: its idempotency key, so that a file whose answer was lost is on file once however often it is sent. */
export type FileToSend = { file: File; types: readonly DocumentType[]; issuedOn?: string; key: string };

/** `again`: the same file may succeed on a retry; a refusal of the file itself is final. */
export type SendOutcome = { ok: true; document: Document } | { ok: false; message: string; again: boolean };

/** The outcome of a form: the response, or why there is none. */
export type FormOutcome<Body> =
  | { ok: true; body: Body }
  | { ok: false; message: string; again: boolean; problem?: Partial<Problem> };

type Sending<Outcome> = { done: Promise<Outcome>; cancel: () => void };

/** Uploads a document to an address of `paths`. */
export function sendFile(
  to: string,
  { file, types, issuedOn, key }: FileToSend,
  onProgress: (part: number) => void,
): Sending<SendOutcome> {
  const form = new FormData();
  form.append('file', file, file.name);
  for (const type of types) form.append('types[]', type);
  if (issuedOn) form.append('issued_on', issuedOn);

  const { done, cancel } = sendForm<Document>(to, form, onProgress, key);
  return {
    done: done.then((outcome) => (outcome.ok ? { ok: true, document: outcome.body } : outcome)),
    cancel,
  };
}

/** Sends a form with a file in it. It does not use fetch, because only this request reports its progress. */
export function sendForm<Body>(
  to: string,
  form: FormData,
  onProgress: (part: number) => void,
  key?: string,
): Sending<FormOutcome<Body>> {
  const request = new XMLHttpRequest();
  const done = new Promise<FormOutcome<Body>>((resolve) => {
    request.upload.onprogress = (event) =>
      onProgress(event.lengthComputable ? event.loaded / event.total : 0);
    request.onload = () => resolve(readAnswer(request.status, request.responseText));
    // A browser reports a file that it cannot read anymore as it does a lost connection.
    request.onerror = async () => {
      const again = await isReadable(form.get('file'));
      const message = again ? documentsWords.file.connectionLost : documentsWords.file.unreadable;
      resolve({ ok: false, message, again });
    };
    request.onabort = () => resolve({ ok: false, message: documentsWords.file.stopped, again: true });
    request.open('POST', to);
    request.setRequestHeader('Accept', 'application/json');
    if (key) request.setRequestHeader('Idempotency-Key', key);
    request.send(form);
  });
  return { done, cancel: () => request.abort() };
}

async function isReadable(file: FormDataEntryValue | null): Promise<boolean> {
  if (!(file instanceof File)) return true;
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

function readAnswer<Body>(status: number, text: string): FormOutcome<Body> {
  const body = parse(text);
  if (status === 201 && body !== null) return { ok: true, body: body as Body };
  // A refusal of the file has a reason. Without one, somebody in between has answered, for example a hotel's network.
  const isPassing = status >= 500 || status === 429 || status === 401;
  const again = isPassing || (body === null && status !== 413);
  const problem = (body ?? undefined) as Partial<Problem> | undefined;
  const details = problem?.errors?.map((error) => error.detail) ?? [problem?.detail];
  if (!details[0]) return { ok: false, message: documentsWords.file.notAccepted(again), again, problem };
  return { ok: false, message: details.join(' '), again, problem };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

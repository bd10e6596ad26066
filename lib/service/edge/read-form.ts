import { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { invalid, ProblemError } from '#lib/service/errors';

export type FormLimits = {
  /** Bytes of the whole body. */
  bytes: number;
  /** Bytes of its one file. */
  fileBytes: number;
  /** How long the upload may take. */
  milliseconds: number;
};

const mebibyte = 1024 * 1024;
// Our own form has a file and one line for each document type.
const mostParts = 40;
const notAForm = 'The body is not valid multipart/form-data.';
const noBoundary =
  'The Content-Type of the form has no boundary. Leave this header to your HTTP client, which sets it.';

/**
 * Reads the form of a body as it arrives, within its limits: parts of a form cost more than their bytes, and only the
 * file may be large.
 */
export async function readForm(
  body: ReadableStream<Uint8Array> | null,
  contentType: string,
  { bytes, fileBytes, milliseconds }: FormLimits,
): Promise<{ form: FormData; taken: number }> {
  const form = new FormData();
  const parser = openParser({ 'content-type': contentType }, fileBytes);
  const source = Readable.fromWeb((body ?? new Blob([]).stream()) as Parameters<typeof Readable.fromWeb>[0]);
  let taken = 0;
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const refuse = (detail: string) => reject(malformed(detail));
      for (const limit of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const) {
        parser.once(limit, () => refuse(`The form has more than ${mostParts} parts, or more than one file.`));
      }
      parser.on('field', (name, value, nameIsCut, valueIsCut) => {
        if (nameIsCut || valueIsCut) refuse('A part of the form is too long.');
        else form.append(name, value);
      });
      parser.on('file', (name, file, filename) => {
        const chunks: Buffer[] = [];
        file.on('data', (chunk: Buffer) => chunks.push(chunk));
        file.once('limit', () => reject(tooLarge('document', fileBytes)));
        // A form that ends inside its file is reported here too, and nothing else would catch it.
        file.on('error', () => refuse(notAForm));
        file.once('end', () => form.append(name, new File(chunks as BlobPart[], nameOf(filename))));
      });
      parser.once('error', () => refuse(notAForm));
      parser.once('finish', resolve);
      timer = setTimeout(() => refuse('The body took too long to come.'), milliseconds);
      source.on('data', (chunk: Buffer) => {
        taken += chunk.length;
        if (taken > bytes) reject(tooLarge('body', bytes));
      });
      const refuseEarlyEnd = () => refuse('The body ended before its form did.');
      source.once('error', refuseEarlyEnd);
      source.once('close', () => source.readableEnded || refuseEarlyEnd());
      source.pipe(parser);
    });
    return { form, taken };
  } catch (error) {
    // Reading stops here; what is still to come is thrown away after the response.
    source.unpipe(parser);
    source.pause();
    parser.on('error', () => {}).destroy();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

// Browsers escape quotation marks and line breaks like this; no name keeps them.
function nameOf(filename: string | undefined): string {
  return (filename ?? '').replaceAll('%22', '"').replaceAll(/%0[AD]/gi, '');
}

function openParser(headers: BusboyHeaders, fileBytes: number): BusboyInstance {
  const limits = {
    parts: mostParts,
    fields: mostParts,
    files: 1,
    fileSize: fileBytes,
    fieldSize: 1024,
    fieldNameSize: 100,
    headerPairs: 20,
    headerSize: 8 * 1024,
  };
  try {
    return new Busboy({ headers, limits });
  } catch {
    throw malformed(noBoundary);
  }
}

export function tooLarge(what: 'body' | 'document', bytes: number): ProblemError {
  const detail = `The ${what} is larger than ${bytes / mebibyte} MiB, the most that this operation takes.`;
  return new ProblemError('payload_too_large', detail);
}

function malformed(detail: string): ProblemError {
  return invalid([{ pointer: '', code: 'malformed_form', detail }]);
}

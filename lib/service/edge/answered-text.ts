const key = Symbol('the text of an answer');

type Noted = Response & { [key]?: string };

/**
 * Keeps the text beside its response: reading it back from the response would turn the body into a stream, which is
 * slower to send.
 */
export function noteText(answer: Response, text: string): Response {
  (answer as Noted)[key] = text;
  return answer;
}

/** Null for a streamed response, and for one that none of our routes made. */
export function answeredText(answer: Response): string | null {
  return (answer as Noted)[key] ?? null;
}

const key = Symbol('the text of an answer');

type Noted = Response & { [key]?: string };

/** Leaves the text with its answer: to read it from there would make the answer a stream, which is slower to send. */
export function noteText(answer: Response, text: string): Response {
  (answer as Noted)[key] = text;
  return answer;
}

/** Null for what is streamed, and for an answer that no route of ours made. */
export function answeredText(answer: Response): string | null {
  return (answer as Noted)[key] ?? null;
}

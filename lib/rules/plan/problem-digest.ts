/** What a page of the dashboard may know of a problem that stopped it: its error reaches the browser as this text alone. */
export type ProblemDigest = {
  code: string;
  /** Seconds, where the service asks to wait. */
  retryAfter: number | null;
  requestId: string | null;
};

export function writeDigest({ code, retryAfter, requestId }: ProblemDigest): string {
  return `problem ${code} ${retryAfter ?? '-'} ${requestId ?? '-'}`;
}

/** Null for the digest of any other error. */
export function readDigest(digest: unknown): ProblemDigest | null {
  if (typeof digest !== 'string') return null;
  const [, code, seconds, requestId] = /^problem ([a-z_]+) (-|\d{1,6}) (\S+)$/.exec(digest) ?? [];
  if (!code || !seconds || !requestId) return null;
  return {
    code,
    retryAfter: seconds === '-' ? null : Number(seconds),
    requestId: requestId === '-' ? null : requestId,
  };
}

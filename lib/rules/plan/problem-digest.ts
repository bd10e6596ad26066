/** What a page may know about the problem that stopped it: Next.js sends only the digest of an error to the browser. */
export type ProblemDigest = {
  code: string;
  /** Seconds to wait, if the service sent them. */
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

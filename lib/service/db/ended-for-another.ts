/** A deadlock or a serialization failure, which Drizzle throws as the cause of its own error. */
export function isEndedForAnother(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && (error.code === '40P01' || error.code === '40001')) return true;
  return isEndedForAnother(error.cause);
}

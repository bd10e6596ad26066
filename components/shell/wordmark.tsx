/** On top of the pages outside the frame: before the sign-in, and where something went wrong. */
export function Wordmark() {
  return <p className="mb-8 border-ink border-b-2 pb-2 font-record text-record-title">Statehouse</p>;
}

import { addressLines } from '#components/forms/answer-words.ts';
import { formWords } from '#components/forms/words.ts';

/** Above the lines of an address that the state has rejected as it was. */
export function RefusedAddress({ before }: { before: unknown }) {
  return (
    <p className="mb-4 max-w-field border-you border-l-2 ps-3 text-you">
      {formWords.address.refused} <span className="font-record">{addressLines(before).join(', ')}</span>
    </p>
  );
}

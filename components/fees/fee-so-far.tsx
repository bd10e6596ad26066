import { Money } from '#components/fees/money';
import { feeWords } from '#components/fees/words.ts';

type FeeSoFarProps = {
  /** In dollars. */
  amount: number;
  /** What it lacks to be the whole fee. */
  gap: keyof typeof feeWords.gap | null;
};

/** What is known of a fee, and what is not. */
export function FeeSoFar({ amount, gap }: FeeSoFarProps) {
  return (
    <>
      <Money amount={amount} />
      {gap ? <span className="block whitespace-normal text-small text-you">{feeWords.gap[gap]}</span> : null}
    </>
  );
}

import { type Offer, Offers } from '#components/forms/offers';
import { FieldFrame, type FieldWords } from '#components/ui/field-frame';

type ClosedQuestionProps = {
  id: string;
  words: FieldWords;
  error: string | undefined;
  offers: readonly Offer[];
};

/** A question with many parts before one of its offers is taken: `QuestionGrid` gives it one column. */
export function ClosedQuestion({ id, words, error, offers }: ClosedQuestionProps) {
  return (
    <FieldFrame as="group" id={id} {...words} {...(error && { error })}>
      {() => (
        <div id={id} data-closed="">
          <Offers offers={offers} />
        </div>
      )}
    </FieldFrame>
  );
}

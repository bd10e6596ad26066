import { clsx } from 'clsx';
import { type AnswerField, isLongText } from '#components/forms/answer-field.ts';
import { AnswerQuestion } from '#components/forms/answer-question';
import { wideQuestions } from '#components/forms/wide-questions.ts';

/**
 * Questions side by side if there is room. Those with many parts take the full width once they are open, and of two
 * columns a long text has two short questions beside it.
 */
export function QuestionGrid({ fields }: { fields: readonly AnswerField[] }) {
  const wide = wideQuestions(fields);
  return (
    <div className="@container">
      <div className="grid items-start gap-x-12 gap-y-5 py-2 @min-[56rem]:grid-cols-2 @min-[70rem]:grid-cols-3">
        {fields.map((field) => (
          <div
            key={field.name}
            className={clsx(
              'min-w-0',
              wide.has(field.name) && '@min-[56rem]:not-has-data-closed:col-span-full',
              isLongText(field) && '@min-[56rem]:row-span-2 @min-[70rem]:row-span-1',
              field.when && 'rising border-rule border-l-2 ps-4',
            )}
          >
            <AnswerQuestion field={field} />
          </div>
        ))}
      </div>
    </div>
  );
}

import { businessWords } from '#components/businesses/words.ts';
import { StatusShape } from '#components/filings/status-shape';
import type { AnswerField, Answers } from '#components/forms/answer-field.ts';
import { checkAnswer } from '#components/forms/check-answer.ts';
import type { FormSetting } from '#components/forms/form-setting.ts';
import { isGiven } from '#lib/contract/is-asked';

const NEEDED = [
  ['legal_name', businessWords.fields.legalName],
  ['entity_type', businessWords.fields.entityType],
  ['formation_jurisdiction', businessWords.fields.homeState],
  ['formation_date', businessWords.fields.formationDate],
  ['registration_number', businessWords.fields.number],
  ['owners', businessWords.fields.oneOwner],
] as const;

type ReadinessListProps = { fields: readonly AnswerField[]; values: Answers; setting: FormSetting };

/** What a plan for another state will need, checked off as it is typed. Only the first three are required to save. */
export function ReadinessList({ fields, values, setting }: ReadinessListProps) {
  const isEntered = (name: string) => {
    const field = fields.find((one) => one.name === name);
    const value = values[name];
    return isGiven(value) && (!field || checkAnswer(field, value, setting).length === 0);
  };
  const left = NEEDED.filter(([name]) => !isEntered(name)).length;
  return (
    <div className="border-rule border-t pt-3">
      <p className="font-semibold">{businessWords.fields.needs}</p>
      <ul className="mt-2 space-y-1">
        {NEEDED.map(([name, label]) => {
          const isHere = isEntered(name);
          return (
            <li key={name} className={`flex items-center gap-2 ${isHere ? 'text-done' : 'text-ink-2'}`}>
              <StatusShape name={isHere ? 'tick' : 'dashed-ring'} />
              <span>
                {label}
                <span className="sr-only">
                  {isHere ? businessWords.fields.isEntered : businessWords.fields.isNotEntered}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-ink-2 text-small">
        {left === 0 ? businessWords.fields.allHere : businessWords.fields.someMissing}
      </p>
    </div>
  );
}

import { businessWords } from '#components/businesses/words.ts';
import { StatusShape } from '#components/filings/status-shape';
import type { Answers } from '#components/forms/answer-field.ts';
import type { Fault } from '#components/forms/check-shape.ts';
import { isGiven } from '#lib/contract/is-asked';

const NEEDED = [
  ['legal_name', businessWords.fields.legalName],
  ['entity_type', businessWords.fields.entityType],
  ['formation_jurisdiction', businessWords.fields.homeState],
  ['formation_date', businessWords.fields.formationDate],
  ['registration_number', businessWords.fields.number],
  ['owners', businessWords.fields.oneOwner],
] as const;

type ReadinessListProps = { values: Answers; faults: readonly Fault[] };

/** What a plan for another state will need, checked off as it is typed. Only the first three are required to save. */
export function ReadinessList({ values, faults }: ReadinessListProps) {
  const isEntered = (name: string) => isGiven(values[name]) && !faults.some(({ path }) => path[0] === name);
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

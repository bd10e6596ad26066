import { StatusShape } from '#components/filings/status-shape';
import type { Answers } from '#components/forms/answer-field';
import { isGiven } from '#lib/contract/is-asked';

const NEEDED = [
  ['legal_name', 'Legal name'],
  ['entity_type', 'Entity type'],
  ['formation_jurisdiction', 'Home state'],
  ['formation_date', 'Formation date'],
  ['registration_number', 'Registration number'],
  ['owners', 'At least one owner'],
] as const;

/** What an application in another state will need, ticked off while it is typed. Only the first three must be here to save. */
export function ReadinessList({ values }: { values: Answers }) {
  const left = NEEDED.filter(([name]) => !isGiven(values[name])).length;
  return (
    <div className="border-rule border-t pt-3">
      <p className="font-semibold">What every application needs</p>
      <ul className="mt-2 space-y-1">
        {NEEDED.map(([name, label]) => {
          const isHere = isGiven(values[name]);
          return (
            <li key={name} className={`flex items-center gap-2 ${isHere ? 'text-done' : 'text-ink-2'}`}>
              <StatusShape name={isHere ? 'tick' : 'dashed-ring'} />
              <span>
                {label}
                <span className="sr-only">{isHere ? ': entered' : ': not entered yet'}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-ink-2 text-small">
        {left === 0
          ? 'All of it is here.'
          : 'The first three are enough to save. The rest can follow; no application goes out before.'}
      </p>
    </div>
  );
}

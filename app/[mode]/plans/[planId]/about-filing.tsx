import { LawLine } from '#components/fees/law-line';
import { Disclosure } from '#components/ui/disclosure';
import type { PlanRequirement } from '#lib/rules/plan/plan-requirement';
import { planFormWords } from './words.ts';

/** The context of the questions: the statute, and what follows after registration. */
export function AboutFiling({ requirement }: { requirement: PlanRequirement }) {
  const { statute, after_filing, form, name, type } = requirement;
  return (
    <>
      <Disclosure summary={planFormWords.law}>
        <p className="text-small">
          {statute ? <span className="block">{statute}</span> : null}
          <span className="text-ink-2">
            <LawLine sources={form.sources} />
          </span>
        </p>
      </Disclosure>
      {after_filing.length > 0 ? (
        <Disclosure
          summary={planFormWords.afterFiling(name, type === 'formation' ? 'formation' : 'registration')}
        >
          <ul className="space-y-2 text-small">
            {after_filing.map((duty) => (
              <li key={`${duty.kind}-${duty.description}`}>
                {duty.description}
                {duty.due ? planFormWords.due(duty.due) : ''}
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </>
  );
}

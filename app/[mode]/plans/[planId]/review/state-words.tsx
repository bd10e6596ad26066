import { stateName } from '#components/filings/state-name.ts';
import { answerWords } from '#components/forms/answer-words.ts';
import { impliedWords } from '#components/forms/implied-words.ts';
import type { Document } from '#lib/contract/document';
import type { PlanField } from '#lib/rules/plan/plan-requirement';
import { planReviewWords } from './words.ts';

/** The questions whose answers the state gets: where leaving one out is an answer, it is said, not passed over. */
export function fieldsSent(fields: readonly PlanField[], answers: Record<string, unknown>): PlanField[] {
  return fields.filter((field) => field.name in answers || impliedWords(field) !== null);
}

type StateWordsProps = {
  field: PlanField;
  jurisdiction: string;
  answers: Record<string, unknown>;
  documents: readonly Document[];
};

/** One answer as it stands on the state's form. */
export function StateWords({ field, jurisdiction, answers, documents }: StateWordsProps) {
  const value = answers[field.name];
  if (field.section === 'ein') {
    return <span className="text-ink-2">{planReviewWords.irsOnly}</span>;
  }
  if (field.name === 'contact') return <span className="text-ink-2">{planReviewWords.neverSent}</span>;
  if (field.name === 'registered_agent' && value === undefined) {
    return <span className="text-ink-2">{planReviewWords.ownOffice(stateName(jurisdiction))}</span>;
  }
  const isSame = field.name === 'mailing_address' && value === undefined;
  const words = answerWords(field, isSame ? answers.principal_address : value, documents);
  return (
    <Lines
      record
      lines={field.type === 'document' ? [planReviewWords.attached, ...words] : words}
      field={field}
    />
  );
}

type LinesProps = { lines: readonly string[]; field: PlanField; record?: boolean };

/** The entries of a list stand apart; the lines of one answer stand together. */
export function Lines({ lines, field, record = false }: LinesProps) {
  const between = field.type === 'list' ? '\n\n' : '\n';
  return (
    <span className={`wrap-anywhere whitespace-pre-line ${record ? 'record' : ''}`}>
      {lines.join(between)}
    </span>
  );
}

import { laterAnswers } from '#components/cases/later-answers.ts';
import { type AnswerField, labelOf } from '#components/forms/answer-field.ts';
import { AnswerList } from '#components/forms/answer-list';
import { answerInLine } from '#components/forms/answer-words.ts';
import { memberOf } from '#components/forms/member-of.ts';
import { formWords } from '#components/forms/words.ts';
import { TextLink } from '#components/ui/text-link';
import type { Client } from '#lib/client/create-client';
import { paths } from '#lib/config/paths';
import type { Case } from '#lib/contract/case';
import type { Filing } from '#lib/contract/filing';
import { spreadEin } from '#lib/rules/plan/ein-answers';
import type { PlanField } from '#lib/rules/plan/plan-requirement';
import type { Session } from '#lib/session/session';
import { documentsNamed } from '../../documents-named.ts';
import { formationRequirement } from '../../plans/[planId]/formation-requirement.ts';
import { filingPageWords } from '../words.ts';
import { submittedFields } from './submitted-fields.ts';

type About = Pick<Filing, 'type' | 'jurisdiction'>;
type SentAnswersProps = {
  session: Session;
  about: About;
  body: Record<string, unknown>;
  /** Those that have asked again for an answer. */
  cases?: readonly Case[];
};

/** A body in the words and the order in which the state asks. */
export async function SentAnswers({ session, about, body, cases = [] }: SentAnswersProps) {
  const fields = await fieldsOf(session.client, about).catch(() => []);
  const answers = answersOf(about, body);
  const later = laterAnswers(cases);
  const changes = Object.fromEntries(Object.entries(later).map(([name, { value }]) => [name, value]));
  const documents = await documentsNamed(session, fields, answers, changes);
  const noteOf = (field: AnswerField) => {
    const changed = later[field.name];
    if (!changed) return null;
    const [was, words] = [answers[field.name], changed.value].map((value) =>
      answerInLine(field, value, documents),
    );
    if (words === was) return null;
    return (
      <span className="text-you">
        {words ? filingPageWords.corrected : filingPageWords.askedAgain}{' '}
        {words ? <span className="font-record">{words}</span> : null}{' '}
        <TextLink href={paths.case(session.mode, changed.caseId)} alone>
          {filingPageWords.openCase}
          <span className="sr-only"> {labelOf(field)}</span>
        </TextLink>
      </span>
    );
  };
  return (
    <AnswerList
      fields={submittedFields(answers, fields)}
      answers={answers}
      documents={documents}
      noteOf={noteOf}
      hrefOfDocument={(id) => paths.document(session.mode, id)}
    />
  );
}

const taxId = {
  name: 'ein_tax_id',
  type: 'string' as const,
  label: formWords.labels.taxId,
  description: '',
  required: true,
  section: 'ein' as const,
  common: true,
  sources: [],
};

async function fieldsOf(client: Client, { type, jurisdiction }: About): Promise<PlanField[]> {
  if (type === 'foreign_qualification') {
    return (await client.foreignQualifications.requirement({ jurisdiction })).fields;
  }
  return [...(await formationRequirement(client, jurisdiction)).fields, taxId];
}

/** Answers for the IRS are shown as the questions of its form; of the tax id, only the last four digits. */
function answersOf({ type }: About, body: Record<string, unknown>): Record<string, unknown> {
  const { ein, ...rest } = type === 'ein' ? { ein: body } : body;
  if (typeof ein !== 'object' || ein === null) return body;
  const lastFour = memberOf(memberOf(ein, 'responsible_party'), 'tax_id_last4');
  return {
    ...rest,
    ...spreadEin(ein),
    ...(lastFour ? { ein_tax_id: filingPageWords.endsIn(String(lastFour)) } : {}),
  };
}

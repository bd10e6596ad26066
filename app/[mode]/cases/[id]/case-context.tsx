import { caseQuestions } from '#components/cases/case-questions.ts';
import { DocumentList } from '#components/documents/document-list';
import { AnswerList } from '#components/forms/answer-list';
import { Section } from '#components/ui/section';
import { Time } from '#components/ui/time';
import { paths } from '#lib/config/paths';
import { isGiven } from '#lib/contract/is-asked';
import { casePageWords } from '../words.ts';
import type { CaseView } from './load-case.ts';

/**
 * The context of the answer: the submitted values of these fields, and the last answer with the reason why it came
 * back.
 */
export function CaseContext({ view }: { view: CaseView }) {
  const { item, submitted, onFile, stateFields } = view;
  const { response, review, mode } = item;
  const fields = caseQuestions(item, undefined, stateFields);
  const isRefused = item.kind === 'missing_information';
  const supporting = onFile.filter(({ id }) => response?.documents?.includes(id));
  const list = (answers: Readonly<Record<string, unknown>>) => (
    <AnswerList
      fields={fields}
      answers={answers}
      documents={onFile}
      hrefOfDocument={(id) => paths.document(mode, id)}
      layout="narrow"
    />
  );
  return (
    <>
      {response ? (
        <Section title={casePageWords.cameBack} id="earlier">
          <p className="mb-2 text-you">
            {review?.reason ? casePageWords.reviewer(review.reason) : casePageWords.noReason}{' '}
            {review ? <Time value={review.at} /> : null}
          </p>
          {list(response.fields)}
          {supporting.length > 0 ? (
            <div className="mt-2">
              <DocumentList
                documents={supporting}
                files={paths.documentFiles(mode)}
                label={casePageWords.supporting}
              />
            </div>
          ) : null}
        </Section>
      ) : null}
      {fields.some(({ name }) => isGiven(submitted[name])) ? (
        <Section title={casePageWords.submitted} id="submitted">
          {isRefused ? <p className="mb-2 text-you">{casePageWords.submittedRefused}</p> : null}
          {list(submitted)}
        </Section>
      ) : null}
    </>
  );
}

import { caseQuestions } from '#components/cases/case-questions.ts';
import { DocumentList } from '#components/documents/document-list';
import { AnswerList } from '#components/forms/answer-list';
import { paths } from '#lib/config/paths';
import type { Case } from '#lib/contract/case';
import type { Document } from '#lib/contract/document';
import { casePageWords } from '../words.ts';

/** The answer as it was sent; nothing can be changed here. */
export function AnswerSent({ item, documents }: { item: Case; documents: readonly Document[] }) {
  const { response, mode } = item;
  if (!response) return <p className="text-ink-2">{casePageWords.noAnswer}</p>;
  const supporting = documents.filter(({ id }) => response.documents?.includes(id));
  return (
    <>
      <AnswerList
        fields={caseQuestions(item)}
        answers={response.fields}
        documents={documents}
        hrefOfDocument={(id) => paths.document(mode, id)}
      />
      {supporting.length > 0 ? (
        <div className="mt-4">
          <h3 className="mb-1 font-semibold">{casePageWords.supporting}</h3>
          <DocumentList
            documents={supporting}
            files={paths.documentFiles(mode)}
            label={casePageWords.supporting}
          />
        </div>
      ) : null}
    </>
  );
}

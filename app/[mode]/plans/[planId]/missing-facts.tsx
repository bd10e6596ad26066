import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { planFormWords } from './words.ts';

type MissingFactsProps = {
  mode: Mode;
  businessId: string;
  missing: readonly { field: string; detail: string }[];
  mayComplete: boolean;
};

/** Gaps of the business record are shown before anything is typed: they are filled there, not here. */
export function MissingFacts({ mode, businessId, missing, mayComplete }: MissingFactsProps) {
  if (missing.length === 0) return null;
  return (
    <div className="mb-6">
      <Notice
        kind="stop"
        title={planFormWords.missingFacts}
        actions={
          mayComplete ? (
            <LinkButton size="small" href={paths.editBusiness(mode, businessId)}>
              {planFormWords.completeRecord}
            </LinkButton>
          ) : null
        }
      >
        <ul className="list-disc ps-5">
          {missing.map(({ field, detail }) => (
            <li key={field}>{detail}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

import { CASE_KIND_WORDS } from '#components/cases/case-words.ts';
import { caseWords } from '#components/cases/words.ts';
import { dueWords } from '#components/filings/due-words.ts';
import { CaseStatusChip, FlagChip } from '#components/filings/status-chip';
import { LinkButton } from '#components/ui/link-button';
import { TextLink } from '#components/ui/text-link';
import { useTimeZone } from '#components/ui/time-zone';
import { paths } from '#lib/config/paths';
import type { Case } from '#lib/contract/case';
import type { Mode } from '#lib/contract/scalars';

type CaseRowProps = { item: Case; mode: Mode; now: string; canAnswer: boolean };

/** One case of a filing, in a list of its cases. */
export function CaseRow({ item, mode, now, canAnswer }: CaseRowProps) {
  const timeZone = useTimeZone();
  const asks = item.status === 'needs_response';
  const due = asks && item.due_at ? dueWords(item.due_at, now, timeZone) : null;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-rule border-b py-2.5">
      <div className="min-w-0 flex-1 basis-64">
        <TextLink tone="strong" alone href={paths.case(mode, item.id)}>
          {item.summary}
        </TextLink>
        <p className="text-ink-2 text-small">
          {CASE_KIND_WORDS[item.kind]}
          {due ? <time dateTime={item.due_at ?? ''}>, {due.long}</time> : null}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <CaseStatusChip key={item.status} status={item.status} reason={item.resolution_reason} />
        {due?.late ? <FlagChip flag="overdue" /> : null}
        {asks && canAnswer ? (
          <LinkButton href={paths.case(mode, item.id)} size="small">
            {caseWords.row.answer}
            <span className="sr-only">: {item.summary}</span>
          </LinkButton>
        ) : null}
      </div>
    </li>
  );
}

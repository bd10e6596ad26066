import { CaseLateness } from '#components/cases/case-due';
import { CASE_KIND_WORDS } from '#components/cases/case-words.ts';
import { stateName } from '#components/filings/state-name.ts';
import { CaseStatusChip, FlagChip } from '#components/filings/status-chip';
import { Neighbors } from '#components/lists/neighbors';
import { Identifier } from '#components/ui/identifier';
import { PageHeader } from '#components/ui/page-header';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import { isLateCase } from '#lib/rules/case/case-state';
import type { Session } from '#lib/session/session';
import { OwnerLine } from '../../owner-line.tsx';
import { caseListWords, casePageWords } from '../words.ts';
import type { CaseView } from './load-case.ts';

export function CaseHeader({ session, view }: { session: Session; view: CaseView }) {
  const { item, filing, business, now, row, neighbors } = view;
  const { mode } = session;
  const about = filing
    ? { href: paths.filing(mode, filing.id), name: filing.legal_name, state: filing.jurisdiction }
    : business && {
        href: `${paths.business(mode, business.id)}#agents`,
        name: business.legal_name,
        state: business.registration_jurisdiction,
      };
  return (
    <PageHeader
      title={item.summary}
      crumbs={[{ label: caseListWords.title, href: paths.cases(mode) }]}
      meta={
        <>
          <CaseStatusChip status={item.status} />
          {item.due_at && isLateCase(item, now) ? (
            <FlagChip flag="overdue" word={<CaseLateness due={item.due_at} now={now} />} />
          ) : null}
          {about ? (
            <span className="flex flex-wrap items-baseline gap-x-2">
              <TextLink tone="record" href={about.href}>
                {about.name}
              </TextLink>
              <span>{stateName(about.state)}</span>
            </span>
          ) : null}
          <span className="text-ink-2">{CASE_KIND_WORDS[item.kind]}</span>
          <Identifier value={item.id} label={caseListWords.caseId} />
          {row ? <OwnerLine session={session} object="case" id={item.id} owner={row.owner} /> : null}
        </>
      }
      actions={<Neighbors subject={casePageWords.subject} label={casePageWords.neighbors} {...neighbors} />}
    />
  );
}

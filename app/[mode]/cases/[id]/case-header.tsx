import { CASE_KIND_WORDS } from '#components/cases/case-words';
import { dueWords } from '#components/filings/due-words';
import { stateName } from '#components/filings/state-name';
import { CaseStatusChip, FlagChip } from '#components/filings/status-chip';
import { Identifier } from '#components/ui/identifier';
import { PageHeader } from '#components/ui/page-header';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { Session } from '#lib/session/session';
import { CaseNeighbors } from './case-neighbors.tsx';
import type { CaseView } from './load-case.ts';
import { neighborsOf } from './neighbors-of.ts';

export async function CaseHeader({ session, view }: { session: Session; view: CaseView }) {
  const { item, filing, business, now } = view;
  const { mode } = session;
  const about = filing
    ? { href: paths.filing(mode, filing.id), name: filing.legal_name, state: filing.jurisdiction }
    : business && {
        href: `${paths.business(mode, business.id)}#agents`,
        name: business.legal_name,
        state: business.registration_jurisdiction,
      };
  const due = item.status === 'needs_response' && item.due_at ? dueWords(item.due_at, now) : null;
  return (
    <PageHeader
      title={item.summary}
      crumbs={[{ label: 'Cases', href: paths.cases(mode) }]}
      meta={
        <>
          <CaseStatusChip status={item.status} />
          {due?.late ? <FlagChip flag="overdue" word={due.short} /> : null}
          {about ? (
            <span className="flex flex-wrap items-baseline gap-x-2">
              <TextLink tone="record" href={about.href}>
                {about.name}
              </TextLink>
              <span>{stateName(about.state)}</span>
            </span>
          ) : null}
          <span className="text-ink-2">{CASE_KIND_WORDS[item.kind]}</span>
          <Identifier value={item.id} label="case id" />
        </>
      }
      actions={<CaseNeighbors {...(await neighborsOf(session, item.id))} />}
    />
  );
}

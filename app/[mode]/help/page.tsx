import type { Metadata } from 'next';
import { guideWords } from '#components/help/guide-words.ts';
import { placeWords } from '#components/shell/words.ts';
import { PageHeader } from '#components/ui/page-header';
import { Section } from '#components/ui/section';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { requireSession } from '#lib/session/require-session';
import { reportWords } from '../filings/report/words.ts';
import { GuideList, type LinkedGuide } from './guide-list.tsx';
import { helpWords as words } from './words.ts';

export const metadata: Metadata = { title: words.title };

export default async function HelpPage({ params }: { params: Promise<{ mode: string }> }) {
  const { mode } = await requireSession((await params).mode);
  const pages = pagesOf(mode);
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <GuideList guides={guideWords.map((guide) => ({ ...guide, page: pages[guide.id] ?? null }))} />
      <Section title={words.developers} description={words.developersDetail} measure="form">
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          <a href={paths.reference} className="target text-link underline underline-offset-[.18em]">
            {words.reference}
          </a>
          <a href={paths.referenceGuides} className="target text-link underline underline-offset-[.18em]">
            {words.guides}
          </a>
        </p>
      </Section>
    </>
  );
}

function pagesOf(mode: Mode): Record<string, LinkedGuide['page']> {
  return {
    'one-state': { label: placeWords.plans, href: paths.plans(mode) },
    'several-states': { label: placeWords.plans, href: paths.plans(mode) },
    cases: { label: placeWords.cases, href: paths.cases(mode) },
    'good-standing': { label: placeWords.documents, href: paths.documents(mode) },
    approvals: { label: words.approvals, href: paths.approvals(mode) },
    calendar: { label: placeWords.calendar, href: paths.calendar(mode) },
    'agent-mail': { label: placeWords.agentMail, href: paths.agentMail(mode) },
    statements: { label: words.statements, href: paths.statements(mode) },
    'fees-and-times': { label: reportWords.title, href: paths.filingReport(mode) },
    notices: { label: words.notifications, href: paths.notifications(mode) },
  };
}

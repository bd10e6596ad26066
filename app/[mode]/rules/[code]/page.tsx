import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { Suspense } from 'react';
import { FeeLedger } from '#components/fees/fee-ledger';
import { FILING_TYPE_WORDS } from '#components/filings/filing-words.ts';
import { labelOf } from '#components/forms/answer-field.ts';
import { LinkButton } from '#components/ui/link-button';
import { PageHeader } from '#components/ui/page-header';
import { Section } from '#components/ui/section';
import { TabLinks } from '#components/ui/tab-links';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import { OperationType } from '#lib/contract/operation-type';
import { requireSession } from '#lib/session/require-session';
import type { Session } from '#lib/session/session';
import { observedTimes } from '../../filings/report/observed-times.ts';
import { reportWords } from '../../filings/report/words.ts';
import { loadRules } from '../load-rules.ts';
import { compareQuery, loadStateQuery, stateQuery } from '../rules-query.ts';
import { rulesWords, stateRulesWords as words } from '../words.ts';
import { AfterTheFiling } from './after-the-filing.tsx';
import { FormFacts } from './form-facts.tsx';
import { NameRulesFacts } from './name-rules-facts.tsx';
import { QuestionTable } from './question-table.tsx';
import { SourceList } from './source-list.tsx';
import { TierTable } from './tier-table.tsx';
import { VersionList } from './version-list.tsx';

type StateRulesPageProps = {
  params: Promise<{ mode: string; code: string }>;
  searchParams: Promise<SearchParams>;
};

export async function generateMetadata({ params, searchParams }: StateRulesPageProps): Promise<Metadata> {
  const { mode, code } = await params;
  const { type } = await loadStateQuery(searchParams);
  const { requirement } = await loadRules(await requireSession(mode), type, code);
  return { title: words.title(requirement.name) };
}

export default async function StateRulesPage({ params, searchParams }: StateRulesPageProps) {
  const { mode: named, code } = await params;
  const session = await requireSession(named);
  const { type } = await loadStateQuery(searchParams);
  const { requirement, fee } = await loadRules(session, type, code);
  const { mode } = session;
  const fieldLabel = (name: string) =>
    labelOf(requirement.fields.find((field) => field.name === name) ?? { name });
  return (
    <>
      <PageHeader
        title={words.title(requirement.name)}
        crumbs={[{ label: rulesWords.title, href: paths.rules(mode) }]}
        meta={
          <span className="text-ink-2 text-small">
            {words.version} <code className="font-mono">{requirement.version}</code>
          </span>
        }
        actions={
          <>
            <LinkButton href={compareQuery(paths.compareRules(mode), { type, a: code })}>
              {words.compare}
            </LinkButton>
            {session.may('prepare') ? (
              <LinkButton
                variant="primary"
                href={
                  type === 'formation'
                    ? paths.newFormation(mode, { state: code })
                    : paths.newPlan(mode, { state: code })
                }
              >
                {words.plan}
              </LinkButton>
            ) : null}
          </>
        }
      />
      <div className="mb-6 border-rule border-b">
        <TabLinks
          label={rulesWords.types}
          tabs={OperationType.options.map((one) => ({
            href: stateQuery(paths.stateRules(mode, code), { type: one }),
            label: FILING_TYPE_WORDS[one],
            current: one === type,
          }))}
        />
      </div>
      <FormFacts requirement={requirement} />
      <Section title={words.fees} id="fees" description={words.feesDetail}>
        <div className="max-w-form">
          <FeeLedger quote={fee} stateName={requirement.name} fieldLabel={fieldLabel} />
        </div>
      </Section>
      <TierTable
        requirement={requirement}
        observed={
          <Suspense fallback={null}>
            <ObservedLines
              {...{ session, code, type }}
              tiers={new Map(requirement.expedited_tiers.map(({ tier, label }) => [tier, label]))}
            />
          </Suspense>
        }
      />
      <QuestionTable requirement={requirement} />
      <NameRulesFacts requirement={requirement} />
      <AfterTheFiling requirement={requirement} />
      <VersionList session={session} code={code} />
      <SourceList sources={requirement.sources} />
    </>
  );
}

type ObservedLinesProps = { session: Session; code: string; type: OperationType; tiers: Map<string, string> };

/** How long the organization's last filings took, one line for each tier, with a link to all of them. */
async function ObservedLines({ session, code, type, tiers }: ObservedLinesProps) {
  const observed = Object.entries(await observedTimes(session, code, type));
  return (
    <div className="mt-3 max-w-form">
      {observed.map(([tier, sentence]) => (
        <p key={tier}>
          {tiers.has(tier) ? `${tiers.get(tier)}: ` : ''}
          {sentence}
        </p>
      ))}
      <TextLink alone href={paths.filingReport(session.mode)}>
        {reportWords.seeAll}
      </TextLink>
    </div>
  );
}

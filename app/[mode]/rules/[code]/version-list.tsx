import { FILING_TYPE_WORDS } from '#components/filings/filing-words.ts';
import { Identifier } from '#components/ui/identifier';
import { Notice } from '#components/ui/notice';
import { Section } from '#components/ui/section';
import { TextLink } from '#components/ui/text-link';
import { CivilDate } from '#components/ui/time';
import { paths } from '#lib/config/paths';
import type { JurisdictionVersion, TouchedByRules } from '#lib/contract/jurisdiction-version';
import type { Session } from '#lib/session/session';
import { versionWords as words } from '../words.ts';

/** The changes between the versions of the rules, and what the organization still has open under an earlier one. */
export async function VersionList({ session, code }: { session: Session; code: string }) {
  const [{ data: versions, has_more }, touched] = await Promise.all([
    session.client.jurisdictions.versions(code, { limit: 100 }),
    session.consoleClient.rules.touched(code),
  ]);
  return (
    <Section title={words.title} id="versions" description={words.detail}>
      <Touched touched={touched} mode={session.mode} />
      <ol className="space-y-4">
        {versions.map((one) => (
          <Version key={one.version} version={one} />
        ))}
      </ol>
      {has_more ? <p className="mt-3 text-ink-2">{words.older}</p> : null}
    </Section>
  );
}

function Version({ version: { version, in_force, since, changes } }: { version: JurisdictionVersion }) {
  return (
    <li className="border-rule border-t pt-2">
      <p className="flex flex-wrap items-center gap-x-3">
        <Identifier value={version} label={words.version} whole />
        <span className="text-ink-2 text-small">
          {in_force ? words.inForce : words.earlier}
          {since === null ? null : (
            <>
              {words.since} <CivilDate value={since} />
            </>
          )}
        </span>
      </p>
      {changes.length === 0 ? (
        <p className="text-ink-2">{since === null ? words.first : words.sourcesOnly}</p>
      ) : (
        <ul className="mt-1 list-disc space-y-1 ps-5">
          {changes.map(({ area, type, subject, detail }) => (
            <li key={`${area} ${type} ${subject} ${detail}`}>
              {type ? <span className="text-ink-2">{FILING_TYPE_WORDS[type]}: </span> : null}
              {detail}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Touched({ touched, mode }: { touched: TouchedByRules; mode: Session['mode'] }) {
  const { filings, filing_count, plans, plan_count } = touched;
  if (filing_count + plan_count === 0) return null;
  return (
    <div className="mb-4">
      <Notice kind="warning" title={words.touched(plan_count, filing_count)}>
        <ul>
          {plans.map(({ id, business_name }) => (
            <li key={id}>
              {words.plan}:{' '}
              <TextLink tone="record" href={paths.plan(mode, id)}>
                {business_name}
              </TextLink>
            </li>
          ))}
          {filings.map(({ id, legal_name }) => (
            <li key={id}>
              {words.filing}:{' '}
              <TextLink tone="record" href={paths.filing(mode, id)}>
                {legal_name}
              </TextLink>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

import { Moment } from '#components/filings/moment';
import { FactList } from '#components/ui/fact-list';
import { Notice } from '#components/ui/notice';
import { Section } from '#components/ui/section';
import type { Session } from '#lib/session/session';
import { settingsWords } from '../words.ts';
import { FactorButton, SecondFactorDesk } from './second-factor-desk.tsx';

const words = settingsWords.security.factor;
const few = 2;

type SecondFactorSectionProps = { session: Session; now: string; since: string | null; left: number };

export function SecondFactorSection({ session, now, since, left }: SecondFactorSectionProps) {
  const { mode, person, hasPassword } = session;
  return (
    <SecondFactorDesk mode={mode} email={person.email}>
      <Section first id="second-factor" title={words.title} description={words.detail} measure="form">
        {since ? (
          <div className="space-y-4">
            {left <= few ? <Notice kind="warning" title={words.few(left)} /> : null}
            <FactList
              facts={[
                {
                  term: words.app,
                  value: words.isSetUp,
                  note: <Moment value={since} now={now} />,
                  action: <FactorButton kind="remove" />,
                },
                { term: words.codes, value: words.left(left), action: <FactorButton kind="renew" /> },
              ]}
            />
          </div>
        ) : hasPassword ? (
          <div className="mt-3">
            <FactorButton kind="enroll" variant="primary" />
          </div>
        ) : (
          <p>{words.atProvider}</p>
        )}
      </Section>
    </SecondFactorDesk>
  );
}

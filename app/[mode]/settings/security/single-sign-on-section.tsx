import { Moment } from '#components/filings/moment';
import { Chip } from '#components/ui/chip';
import { CopyButton } from '#components/ui/copy-button';
import { FactList } from '#components/ui/fact-list';
import { Section } from '#components/ui/section';
import type { Session } from '#lib/session/session';
import { settingsWords } from '../words.ts';
import { SingleSignOnDesk } from './single-sign-on-desk.tsx';

const words = settingsWords.security.singleSignOn;

export async function SingleSignOnSection({ session, now }: { session: Session; now: string }) {
  const { mode, consoleClient } = session;
  const { provider, redirect_uri } = await consoleClient.singleSignOn.get();
  return (
    <Section id="single-sign-on" title={words.title} description={words.detail} measure="form">
      <FactList
        facts={[
          {
            term: words.redirect,
            value: <span className="wrap-anywhere font-mono text-mono">{redirect_uri}</span>,
            note: words.redirectDetail,
            action: <CopyButton iconOnly text={redirect_uri} label={words.redirect} />,
          },
          ...(provider
            ? [
                {
                  term: words.domain,
                  value: (
                    <span className="flex flex-wrap items-center gap-2">
                      {provider.domain}
                      <Chip tone={provider.domain_confirmed_at ? 'done' : 'you'}>
                        {provider.domain_confirmed_at ? words.confirmed : words.waiting}
                      </Chip>
                    </span>
                  ),
                  note: provider.domain_confirmed_at ? (
                    <Moment value={provider.domain_confirmed_at} now={now} />
                  ) : (
                    words.waitingDetail
                  ),
                },
              ]
            : []),
        ]}
      />
      <SingleSignOnDesk key={provider?.updated_at ?? ''} mode={mode} provider={provider} />
    </Section>
  );
}

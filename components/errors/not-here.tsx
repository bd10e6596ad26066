'use client';

import { useParams } from 'next/navigation';
import { notHereWords } from '#components/errors/not-here-words.ts';
import { LinkButton } from '#components/ui/link-button';
import { PageHeader } from '#components/ui/page-header';
import { paths } from '#lib/config/paths';

type NotHereProps = {
  what: string;
  list: 'filings' | 'agentMail' | 'approvals' | 'cases' | 'businesses' | 'webhooks' | 'rules';
};

/** A thing that is not there for this person in this mode. It does not say whether it is there in the other one. */
export function NotHere({ what, list }: NotHereProps) {
  const mode = useParams().mode === 'live' ? 'live' : 'test';
  return (
    <>
      <PageHeader title={notHereWords.notHere(what)} />
      <p className="mb-4 max-w-form">{notHereWords.notHereDetail(what, mode)}</p>
      <LinkButton href={paths[list](mode)}>
        {notHereWords.showList(list === 'agentMail' ? 'agent mail' : list)}
      </LinkButton>
    </>
  );
}

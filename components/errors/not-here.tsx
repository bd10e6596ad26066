'use client';

import { notHereWords } from '#components/errors/not-here-words.ts';
import { LookElsewhere } from '#components/shell/look-elsewhere';
import { useMode } from '#components/shell/use-mode.ts';
import { LinkButton } from '#components/ui/link-button';
import { PageHeader } from '#components/ui/page-header';
import { paths } from '#lib/config/paths';

type NotHereProps = {
  what: string;
  list:
    | 'filings'
    | 'agentMail'
    | 'approvals'
    | 'cases'
    | 'businesses'
    | 'calendar'
    | 'documents'
    | 'webhooks'
    | 'rules';
};

/**
 * Shown for an object that does not exist for this person in this mode. It does not reveal whether it exists in the
 * other mode.
 */
export function NotHere({ what, list }: NotHereProps) {
  const mode = useMode();
  return (
    <>
      <PageHeader title={notHereWords.notHere(what)} />
      <p className="mb-4 max-w-form">
        {list === 'rules' ? notHereWords.mistyped : notHereWords.notHereDetail(what, mode)}
      </p>
      <LinkButton href={paths[list](mode)}>
        {notHereWords.showList(list === 'agentMail' ? 'agent mail' : list)}
      </LinkButton>
      {list === 'rules' ? null : <LookElsewhere />}
    </>
  );
}

'use client';

import { useParams } from 'next/navigation';
import { LinkButton } from '#components/ui/link-button';
import { PageHeader } from '#components/ui/page-header';
import { paths } from '#lib/config/paths';

type NotHereProps = { what: string; list: 'filings' | 'cases' | 'businesses' | 'webhooks' };

/** A thing that is not there for this person in this mode. That it is there in the other one is not told. */
export function NotHere({ what, list }: NotHereProps) {
  const mode = useParams().mode === 'live' ? 'live' : 'test';
  return (
    <>
      <PageHeader title={`There is no such ${what} here`} />
      <p className="mb-4 max-w-form">
        The address may be mistyped, or the {what} belongs to another organization or to the other mode. You
        are in {mode} mode.
      </p>
      <LinkButton href={paths[list](mode)}>Show the {list}</LinkButton>
    </>
  );
}

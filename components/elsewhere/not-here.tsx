import { EmptyState } from '#components/ui/empty-state';
import { PageHeader } from '#components/ui/page-header';
import { elsewhereWords as words } from './words.ts';

type NotHereProps = {
  title: string;
  /** The host of the service that has the filings. */
  host: string;
};

/** A page that knows only the filings of this installation: with those of another service it would show false zeros. */
export function NotHere({ title, host }: NotHereProps) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState kind="nothing-yet" title={words.notHere(host)}>
        {words.instead(host)}
      </EmptyState>
    </>
  );
}

import { LinkButton } from '#components/ui/link-button';
import { PageHeader } from '#components/ui/page-header';
import { deskPaths } from '#lib/config/desk-paths';
import { filingWords } from './words.ts';

export const metadata = { title: filingWords.notHere };

export default function DeskFilingNotFound() {
  return (
    <>
      <PageHeader title={filingWords.notHere} />
      <p className="mb-4 max-w-form">{filingWords.notHereDetail}</p>
      <LinkButton href={deskPaths.queue}>{filingWords.toQueue}</LinkButton>
    </>
  );
}

import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { deskMailWords } from './words.ts';

export default function DeskMailLoading() {
  return (
    <>
      <PageHeader title={deskMailWords.title} description={deskMailWords.description} />
      <PageSkeleton label={deskMailWords.title} lines={6} size="row" />
    </>
  );
}

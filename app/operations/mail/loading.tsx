import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { deskMailWords } from './words.ts';

export default function DeskMailLoading() {
  return (
    <>
      <PageHeader title={deskMailWords.title} description={deskMailWords.description} />
      <Skeleton label={deskMailWords.title} lines={6} size="row" />
    </>
  );
}

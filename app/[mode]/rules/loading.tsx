import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { rulesWords } from './words.ts';

export default function RulesLoading() {
  return (
    <>
      <PageHeader title={rulesWords.title} description={rulesWords.description} />
      <PageSkeleton label={rulesWords.title} lines={14} size="row" />
    </>
  );
}

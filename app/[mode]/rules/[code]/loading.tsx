import { PageSkeleton } from '#components/ui/page-skeleton';
import { rulesWords } from '../words.ts';

export default function StateRulesLoading() {
  return <PageSkeleton label={rulesWords.title} lines={16} size="row" />;
}

import { Skeleton } from '#components/ui/skeleton';
import { rulesWords } from '../words.ts';

export default function StateRulesLoading() {
  return <Skeleton label={rulesWords.title} lines={16} size="row" />;
}

import { PageSkeleton } from '#components/ui/page-skeleton';
import { endpointWords } from '../words.ts';

export default function EndpointLoading() {
  return <PageSkeleton label={endpointWords.title} lines={8} size="row" />;
}

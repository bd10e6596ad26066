import { Skeleton } from '#components/ui/skeleton';
import { endpointWords } from '../words.ts';

export default function EndpointLoading() {
  return <Skeleton label={endpointWords.title} lines={8} size="row" />;
}

import { PageSkeleton } from '#components/ui/page-skeleton';
import { deliveryWords } from '../../words.ts';

export default function DeliveryLoading() {
  return <PageSkeleton label={deliveryWords.title} lines={8} size="row" />;
}

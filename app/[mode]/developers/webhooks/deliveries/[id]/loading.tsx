import { Skeleton } from '#components/ui/skeleton';
import { deliveryWords } from '../../words.ts';

export default function DeliveryLoading() {
  return <Skeleton label={deliveryWords.title} lines={8} size="row" />;
}

import { NotHere } from '#components/errors/not-here';

export default function DeliveryNotFound() {
  return <NotHere what="webhook delivery" list="webhooks" />;
}

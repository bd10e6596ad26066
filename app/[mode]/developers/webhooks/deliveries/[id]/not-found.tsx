import { NotHere } from '#components/errors/not-here';
import { notHereWords } from '#components/errors/not-here-words.ts';

export const metadata = { title: notHereWords.notHere('webhook delivery') };

export default function DeliveryNotFound() {
  return <NotHere what="webhook delivery" list="webhooks" />;
}

import { NotHere } from '#components/errors/not-here';
import { notHereWords } from '#components/errors/not-here-words.ts';

export const metadata = { title: notHereWords.notHere('webhook endpoint') };

export default function EndpointNotFound() {
  return <NotHere what="webhook endpoint" list="webhooks" />;
}

import { NotHere } from '#components/errors/not-here';
import { notHereWords } from '#components/errors/not-here-words.ts';

export const metadata = { title: notHereWords.notHere('business') };

export default function BusinessNotFound() {
  return <NotHere what="business" list="businesses" />;
}

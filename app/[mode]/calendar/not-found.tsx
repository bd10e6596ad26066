import { NotHere } from '#components/errors/not-here';
import { notHereWords } from '#components/errors/not-here-words.ts';

export const metadata = { title: notHereWords.notHere('business') };

export default function CalendarNotFound() {
  return <NotHere what="business" list="calendar" />;
}

import { NotHere } from '#components/errors/not-here';
import { notHereWords } from '#components/errors/not-here-words.ts';

export const metadata = { title: notHereWords.notHere('document') };

export default function DocumentNotFound() {
  return <NotHere what="document" list="documents" />;
}

import { NotHere } from '#components/errors/not-here';
import { notHereWords } from '#components/errors/not-here-words.ts';

export const metadata = { title: notHereWords.notHere('filing') };

export default function FilingNotFound() {
  return <NotHere what="filing" list="filings" />;
}

import { NotHere } from '#components/errors/not-here';
import { notHereWords } from '#components/errors/not-here-words.ts';

export const metadata = { title: notHereWords.notHere('case') };

export default function CaseNotFound() {
  return <NotHere what="case" list="cases" />;
}

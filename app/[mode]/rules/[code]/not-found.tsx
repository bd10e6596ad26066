import { NotHere } from '#components/errors/not-here';
import { notHereWords } from '#components/errors/not-here-words.ts';

export const metadata = { title: notHereWords.notHere('state') };

export default function StateRulesNotFound() {
  return <NotHere what="state" list="rules" />;
}

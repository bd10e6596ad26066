import { NotHere } from '#components/errors/not-here';
import { notHereWords } from '#components/errors/not-here-words.ts';

export const metadata = { title: notHereWords.notHere('approval') };

export default function ApprovalNotFound() {
  return <NotHere what="approval" list="approvals" />;
}

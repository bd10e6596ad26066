import { notFound } from 'next/navigation';
import { noPageWords } from '#components/errors/no-page-words.ts';
import { requireSession } from '#lib/session/require-session';

export const metadata = { title: noPageWords.title };

/** An address without a page, so that the frame is around what says so. */
export default async function UnknownPage({ params }: { params: Promise<{ mode: string }> }) {
  await requireSession((await params).mode);
  notFound();
}

import { notFound } from 'next/navigation';
import { requireSession } from '#lib/session/require-session';

/** An address without a page, so that the frame is around what says so. */
export default async function UnknownPage({ params }: { params: Promise<{ mode: string }> }) {
  await requireSession((await params).mode);
  notFound();
}

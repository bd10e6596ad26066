import { redirect } from 'next/navigation';
import { paths } from '#lib/config/paths';
import { requireSession } from '#lib/session/require-session';

export default async function SettingsPage({ params }: { params: Promise<{ mode: string }> }) {
  const { mode } = await requireSession((await params).mode);
  redirect(paths.profile(mode));
}

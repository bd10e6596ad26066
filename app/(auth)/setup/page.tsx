import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageHeader } from '#components/ui/page-header';
import { readBrowser } from '#lib/session/browser';
import { dashboardConsole } from '#lib/session/service-clients';
import { SetupForm } from './setup-form.tsx';
import { setupWords } from './words.ts';

export const metadata: Metadata = { title: setupWords.title };

/** Exists until there is an organization. */
export default async function SetupPage() {
  const { is_open } = await dashboardConsole(await readBrowser()).setup.get();
  if (!is_open) notFound();
  return (
    <>
      <PageHeader title={setupWords.title} description={setupWords.description} />
      <SetupForm />
    </>
  );
}

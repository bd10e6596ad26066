import type { Metadata } from 'next';
import { PageHeader } from '#components/ui/page-header';
import { ResetForm } from './reset-form.tsx';
import { resetWords } from './words.ts';

export const metadata: Metadata = { title: resetWords.title };

export default function ResetPasswordPage() {
  return (
    <>
      <PageHeader title={resetWords.title} description={resetWords.description} />
      <ResetForm />
    </>
  );
}

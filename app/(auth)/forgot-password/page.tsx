import type { Metadata } from 'next';
import { PageHeader } from '#components/ui/page-header';
import { ForgotForm } from './forgot-form.tsx';
import { forgotWords } from './words.ts';

export const metadata: Metadata = { title: forgotWords.title };

export default function ForgotPasswordPage() {
  return (
    <>
      <PageHeader title={forgotWords.title} description={forgotWords.description} />
      <ForgotForm />
    </>
  );
}

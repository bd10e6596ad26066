import type { Metadata } from 'next';
import { ResetForm } from './reset-form.tsx';
import { resetWords } from './words.ts';

export const metadata: Metadata = { title: resetWords.title };

export default function ResetPasswordPage() {
  return <ResetForm />;
}

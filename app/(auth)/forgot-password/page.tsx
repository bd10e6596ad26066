import type { Metadata } from 'next';
import { ForgotForm } from './forgot-form.tsx';
import { forgotWords } from './words.ts';

export const metadata: Metadata = { title: forgotWords.title };

export default function ForgotPasswordPage() {
  return <ForgotForm />;
}

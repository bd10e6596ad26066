import type { Metadata } from 'next';
import { ConfirmForm } from './confirm-form.tsx';
import { confirmEmailWords } from './words.ts';

export const metadata: Metadata = { title: confirmEmailWords.title };

export default function ConfirmEmailPage() {
  return <ConfirmForm />;
}

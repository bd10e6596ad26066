import type { Metadata } from 'next';
import { PageHeader } from '#components/ui/page-header';
import { requireStaff } from '#lib/session/require-staff';
import { UploadMail } from './upload-mail.tsx';
import { deskMailWords } from './words.ts';

export const metadata: Metadata = { title: deskMailWords.title };

export default async function DeskMailPage() {
  await requireStaff();
  return (
    <>
      <PageHeader title={deskMailWords.title} description={deskMailWords.description} />
      <UploadMail />
    </>
  );
}

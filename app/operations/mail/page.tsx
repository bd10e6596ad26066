import type { Metadata } from 'next';
import { LinkButton } from '#components/ui/link-button';
import { PageHeader } from '#components/ui/page-header';
import { deskPaths } from '#lib/config/desk-paths';
import { requireStaff } from '#lib/session/require-staff';
import { UploadMail } from './upload-mail.tsx';
import { deskMailWords } from './words.ts';

export const metadata: Metadata = { title: deskMailWords.title };

export default async function DeskMailPage() {
  await requireStaff();
  return (
    <>
      <PageHeader
        title={deskMailWords.title}
        description={deskMailWords.description}
        actions={<LinkButton href={deskPaths.recordedMail}>{deskMailWords.recorded}</LinkButton>}
      />
      <UploadMail />
    </>
  );
}

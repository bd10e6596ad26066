import type { Metadata } from 'next';
import { PageHeader } from '#components/ui/page-header';
import { InvitationDesk } from './invitation-desk.tsx';
import { invitationWords } from './words.ts';

export const metadata: Metadata = { title: invitationWords.title };

export default function InvitationPage() {
  return (
    <>
      <PageHeader title={invitationWords.title} />
      <InvitationDesk />
    </>
  );
}

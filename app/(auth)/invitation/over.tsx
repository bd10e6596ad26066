import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { paths } from '#lib/config/paths';
import { invitationWords } from './words.ts';

export function Over({ detail }: { detail: string }) {
  return (
    <Notice
      kind="stop"
      announce
      title={invitationWords.over}
      actions={<LinkButton href={paths.signIn()}>{invitationWords.goToSignIn}</LinkButton>}
    >
      {detail}
    </Notice>
  );
}

import { LinkButton } from '#components/ui/link-button';
import { signedOutWords } from '#components/ui/signed-out-words.ts';
import { paths } from '#lib/config/paths';

/** The way to sign in for whoever would lose what they have typed by leaving the page. */
export function SignInElsewhere() {
  return (
    <LinkButton size="small" href={paths.signIn()} target="_blank">
      {signedOutWords.signIn}
    </LinkButton>
  );
}

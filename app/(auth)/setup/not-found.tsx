import { LinkButton } from '#components/ui/link-button';
import { PageHeader } from '#components/ui/page-header';
import { setupWords } from './words.ts';

export default function SetupIsDone() {
  return (
    <>
      <PageHeader title={setupWords.isDone} description={setupWords.isDoneDetail} />
      <LinkButton href="/" variant="primary">
        {setupWords.goOn}
      </LinkButton>
    </>
  );
}

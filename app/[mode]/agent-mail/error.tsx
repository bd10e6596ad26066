'use client';

import { PageError } from '#components/errors/page-error';

export default function AgentMailError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="agentMail" error={error} retry={retry} />;
}

'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function AgentMailPieceError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="agentMailPiece" error={error} retry={retry} />;
}

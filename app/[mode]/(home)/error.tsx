'use client';

import dynamic from 'next/dynamic';

// Every page carries this boundary; what it shows is fetched when something failed.
const PageError = dynamic(() => import('#components/errors/page-error').then((file) => file.PageError));

export default function HomeError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError what="What needs you" error={error} retry={retry} />;
}

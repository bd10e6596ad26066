'use client';

import { usePathname } from 'next/navigation';
import { PageError } from '#components/errors/page-error.ts';
import type { PageErrorProps } from '#components/errors/page-error-words';

const pages: Record<string, PageErrorProps['page']> = {
  filings: 'filings',
  businesses: 'businesses',
  cases: 'cases',
  calendar: 'calendar',
  'agent-mail': 'agentMail',
  documents: 'documents',
  rules: 'rules',
  help: 'help',
};

/**
 * One error boundary for the lists of the navigation: one of their own would be loaded with every page that links to
 * them.
 */
export default function SectionError({ error, retry }: Omit<PageErrorProps, 'page'>) {
  const section = usePathname().split('/')[2] ?? '';
  return <PageError page={pages[section] ?? 'needs'} error={error} retry={retry} />;
}

import { type ReactNode, Suspense } from 'react';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { ClientProblem } from '#lib/client/client-problem';
import { PanelProblem } from './panel-problem.tsx';
import { unreadablePart } from './words.ts';

type PanelProps = {
  /** What is loading: "Filings". */
  label: string;
  lines: number;
  /** A server component, called as a function: what it throws stays in this panel. */
  load: () => Promise<ReactNode>;
};

/** A part of a page that loads separately and fails separately. */
export function Panel({ label, lines, load }: PanelProps) {
  return (
    <Suspense fallback={<PageSkeleton label={label} lines={lines} size="row" />}>
      <Loaded label={label} load={load} />
    </Suspense>
  );
}

async function Loaded({ label, load }: Pick<PanelProps, 'label' | 'load'>) {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof ClientProblem)) throw error;
    const { title, detail } = error.problem;
    return <PanelProblem title={unreadablePart(label, title)} detail={detail} requestId={error.requestId} />;
  }
}

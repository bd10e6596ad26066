import type { ReactNode } from 'react';

type EmptyStateProps = {
  /** Nothing yet (what it is, and the action), nothing matches (clear the filter), or nothing needed (a sentence). */
  kind: 'nothing-yet' | 'no-match' | 'nothing-needed';
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
};

export function EmptyState({ kind, title, children, action }: EmptyStateProps) {
  if (kind === 'nothing-needed') {
    return (
      <p className="py-3">
        {title} {children}
      </p>
    );
  }
  return (
    <div
      role={kind === 'no-match' ? 'status' : undefined}
      className="border-rule border-y bg-surface px-4 py-8"
    >
      <p className="font-semibold text-section">{title}</p>
      {children ? <div className="mt-1 max-w-form text-ink-2">{children}</div> : null}
      {action ? <div className="mt-4 flex flex-wrap gap-2">{action}</div> : null}
    </div>
  );
}

import { CopyButton } from '#components/ui/copy-button';
import { EmptyState } from '#components/ui/empty-state';
import type { Mode } from '#lib/contract/scalars';
import { keyWords } from './words.ts';

type NoKeysProps = { mode: Mode; baseUrl: string };

export function NoKeys({ mode, baseUrl }: NoKeysProps) {
  const line = `curl -H "Authorization: Bearer $STATEHOUSE_${mode.toUpperCase()}_KEY" ${baseUrl}/v1/jurisdiction`;
  return (
    <EmptyState kind="nothing-yet" title={keyWords.page.none(mode)}>
      <p>{keyWords.page.noneDetail}</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <code className="wrap-anywhere rounded-chip bg-sunken px-2 py-1 font-mono text-ink text-small">
          {line}
        </code>
        <CopyButton text={line} label={keyWords.page.command} />
      </div>
    </EmptyState>
  );
}

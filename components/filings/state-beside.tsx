import { stateName } from '#components/filings/state-name.ts';

/** The state under a name, only where its own column has no room. */
export function StateBeside({ code }: { code: string }) {
  return (
    <span className="hidden text-ink-2 text-small sm:max-[1100px]:block print:hidden">{stateName(code)}</span>
  );
}

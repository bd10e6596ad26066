import { stateName } from '#components/filings/state-name.ts';

/** The state below a name, only if there is no room for its own column. */
export function StateBeside({ code }: { code: string }) {
  return (
    <span className="hidden text-ink-2 text-small sm:max-[1100px]:block print:hidden">{stateName(code)}</span>
  );
}

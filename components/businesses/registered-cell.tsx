import { businessWords } from '#components/businesses/words.ts';
import { stateName } from '#components/filings/state-name.ts';
import { MiniMap } from '#components/maps/mini-map';
import type { BusinessRow } from '#lib/contract/business-rows';

const SHOWN = 4;

/** How many states, which ones, and where they are on the map. */
export function RegisteredCell({ business, registered_in, pending_in }: BusinessRow) {
  const count = registered_in.length;
  const rest = count - SHOWN;
  return (
    <span className="flex items-center gap-3">
      <span className="max-sm:hidden">
        <MiniMap home={business.registration_jurisdiction} registered={registered_in} pending={pending_in} />
      </span>
      <span className="max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-2">
        <span className="block whitespace-nowrap">
          {count} {count === 1 ? 'state' : 'states'}
        </span>
        <span className="block text-ink-2 text-small" title={registered_in.map(stateName).join(', ')}>
          {registered_in
            .slice(0, SHOWN)
            .map((code) => code.slice(3))
            .join(', ')}
          {rest > 0 ? businessWords.shown.andMore(rest) : ''}
        </span>
      </span>
    </span>
  );
}

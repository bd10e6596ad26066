import { Identifier } from '#components/ui/identifier';
import { Time } from '#components/ui/time';
import type { Event } from '#lib/contract/event';
import { filingSandboxWords as words } from '../words.ts';

const SHOWN = 6;

/** The events as a partner receives them, newest first. */
export function LatestEvents({ events }: { events: readonly Event[] }) {
  return (
    <>
      <h3 className="mt-3 mb-1 font-semibold text-small">{words.events}</h3>
      <ol className="border-rule border-t">
        {events
          .slice(-SHOWN)
          .reverse()
          .map((event) => (
            <li
              key={event.id}
              className="changed flex flex-wrap items-baseline gap-x-4 border-rule border-b py-1"
            >
              <span className="numeric w-6 text-ink-3 text-small">{event.sequence}</span>
              <code className="min-w-0 flex-1 basis-40 break-all font-mono text-small">{event.type}</code>
              <span className="text-ink-2 text-small">
                <Time value={event.created_at} />
              </span>
              <Identifier value={event.id} label={words.eventId} />
            </li>
          ))}
      </ol>
    </>
  );
}

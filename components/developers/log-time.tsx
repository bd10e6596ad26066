import { formatInstant } from '#components/ui/format-time';

/** "21 Nov 2026, 09:30:15.042": a log is read to the millisecond. UTC, as the page says. */
export function LogTime({ value }: { value: string }) {
  return (
    <time dateTime={value} className="whitespace-nowrap">
      {formatInstant(value)}
      <span className="text-ink-2">{value.slice(16, 23)}</span>
    </time>
  );
}

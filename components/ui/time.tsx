import { formatCivilDate, formatInstant, type InstantShape, relativeWords } from '#components/ui/format-time';

type TimeProps = {
  /** ISO instant. */
  value: string;
  /** The person's zone; it is named once per page, not here. */
  timeZone?: string;
  shape?: InstantShape;
  /** With the moment of the request given, shows "2 min ago" and keeps the absolute time as its title. */
  now?: string;
};

export function Time({ value, timeZone = 'UTC', shape = 'both', now }: TimeProps) {
  const absolute = formatInstant(value, timeZone, shape);
  if (!now) {
    return (
      <time dateTime={value} className="whitespace-nowrap">
        {absolute}
      </time>
    );
  }
  return (
    <time
      dateTime={value}
      title={`${formatInstant(value, timeZone)} (${timeZone})`}
      className="whitespace-nowrap"
    >
      {relativeWords(value, now)}
    </time>
  );
}

/** A calendar date such as 2026-11-14, shown as 14 Nov 2026. */
export function CivilDate({ value, year = true }: { value: string; year?: boolean }) {
  return (
    <time dateTime={value} className="whitespace-nowrap">
      {formatCivilDate(value, { year })}
    </time>
  );
}

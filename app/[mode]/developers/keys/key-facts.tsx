import { maskedKey, standingOf } from '#components/developers/key-words.ts';
import { Moment } from '#components/filings/moment';
import { Chip } from '#components/ui/chip';
import type { ApiKey } from '#lib/contract/api-key';

export function KeyName({ apiKey }: { apiKey: ApiKey }) {
  return (
    <>
      <span className="wrap-anywhere">{apiKey.name}</span>
      <code className="block whitespace-nowrap font-mono font-normal text-ink-2 text-small">
        {maskedKey(apiKey)}
      </code>
    </>
  );
}

export function KeyStanding({ apiKey, now }: { apiKey: ApiKey; now: string }) {
  const { words, tone } = standingOf(apiKey, now);
  return <Chip tone={tone}>{words}</Chip>;
}

type MomentProps = { at: string | null; now: string; none: string; beside?: string | null };

/** A moment, with who or where under it. */
export function KeyMoment({ at, now, none, beside }: MomentProps) {
  if (at === null) return <span className="text-ink-2">{none}</span>;
  return (
    <span>
      <Moment value={at} now={now} />
      {beside ? <span className="wrap-anywhere block text-ink-2 text-small">{beside}</span> : null}
    </span>
  );
}

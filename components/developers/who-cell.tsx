import { KeyRound, UserRound } from 'lucide-react';
import type { Actor } from '#lib/contract/event';

const KINDS = {
  api_key: { icon: KeyRound, word: 'Key' },
  person: { icon: UserRound, word: 'Person' },
  staff: { icon: null, word: 'Service' },
  service: { icon: null, word: 'Service' },
  sandbox: { icon: null, word: 'Sandbox' },
} as const;

/** A key or a person, by name. */
export function Who({ actor }: { actor: Actor }) {
  const { icon: Icon, word } = KINDS[actor.type];
  return (
    <span className="wrap-anywhere">
      {Icon ? (
        <Icon size={14} aria-hidden="true" className="me-1 inline-block align-[-2px] text-ink-2" />
      ) : null}
      <span className="sr-only">{word} </span>
      {actor.name}
    </span>
  );
}

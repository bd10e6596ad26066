import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import type { StateChoice } from './state-choices.ts';

type BlockedStatesProps = { mode: Mode; choices: readonly StateChoice[]; title: string };

/** The states that cannot be chosen, each with its reason and, if there is one, the filing that blocks it. */
export function BlockedStates({ mode, choices, title }: BlockedStatesProps) {
  const blocked = choices.filter((choice) => choice.blocked !== null);
  if (blocked.length === 0) return null;
  return (
    <div className="border-rule border-t pt-3 text-small">
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 space-y-0.5">
        {blocked.map(({ code, name, blocked: why, filingId }) => (
          <li key={code}>
            {filingId ? <TextLink href={paths.filing(mode, filingId)}>{name}</TextLink> : name}: {why}
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { NameSource } from '#lib/contract/name-check';
import type { OperationType } from '#lib/contract/operation-type';
import type { Mode } from '#lib/contract/scalars';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import type { NameOnRecord } from '#lib/rules/names/compare-names';

/** What is asked of which state. */
export type Ask = {
  type: OperationType;
  mode: Mode;
  today: string;
  /** The body as it was sent; its common members may be missing in a preflight. */
  body: Record<string, unknown>;
  /** Null where the body names none that could be one. */
  jurisdiction: string | null;
  /** Null where the state is not supported. */
  rules: JurisdictionRules | null;
  /** What the register of the state has that may be too close, where one is connected; asked before any transaction. */
  registered?: readonly NameOnRecord[];
  /** The registers that were asked about the name; none where no register of the state could be. */
  nameSources?: readonly NameSource[];
};

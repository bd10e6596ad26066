import type { ActionResult } from '#lib/actions/action-result';
import type { Obligation, UpdateObligationRequest } from '#lib/contract/obligation';
import type { ObligationRowShown } from '#lib/contract/obligation-rows';

export type ChangeProps = {
  title: string;
  row: ObligationRowShown;
  today: string;
  change: (body: UpdateObligationRequest) => Promise<ActionResult<Obligation>>;
  /** Once it is saved. */
  onDone: (saved: Obligation) => void;
  onClose: () => void;
};

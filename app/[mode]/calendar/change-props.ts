import type { UpdateObligationRequest } from '#lib/contract/obligation';
import type { ObligationRowShown } from '#lib/contract/obligation-rows';

/** Sends a change; gives back the message where it was refused. */
export type Change = (body: UpdateObligationRequest) => Promise<string | undefined>;

export type ChangeProps = {
  what: string;
  state: string;
  row: ObligationRowShown;
  change: Change;
  onClose: () => void;
};

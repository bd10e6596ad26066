import type { Confidence, FeeComponent } from '#lib/contract/fee';

/** One charged line. `name` is shown by the interface; `ruleName` is the name in the data. */
export type FeeLineCents = {
  component: FeeComponent;
  name: string;
  ruleName: string;
  cents: number;
  label: string;
  note: string | null;
  confidence: Confidence;
  sourcesDisagree: boolean;
  sourceIds: readonly string[];
};

export type FeeQuoteCents = {
  lines: FeeLineCents[];
  /** Lines that apply but whose amount was not found: they are named and in no sum. */
  unpriced: Omit<FeeLineCents, 'cents'>[];
  /** Fields without a value; their lines are left out. */
  needs: string[];
  /** Sum of each component that is present, in cents. */
  components: Partial<Record<FeeComponent, number>>;
  /** base + dynamic + late + credit_card, in cents. */
  total: number;
};

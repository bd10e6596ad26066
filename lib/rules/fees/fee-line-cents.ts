import type { Confidence, FeeComponent } from '#lib/contract/fee';

/** One charged line. `name` is what the interface shows, `ruleName` the name in the data. */
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
  /** Lines that apply and whose amount was not found: named, and in no sum. */
  unpriced: Omit<FeeLineCents, 'cents'>[];
  /** Fields whose value is missing; their lines are left out. */
  needs: string[];
  /** Sum of each component that is present, in cents. */
  components: Partial<Record<FeeComponent, number>>;
  /** base + dynamic + late + credit_card, in cents. */
  total: number;
};

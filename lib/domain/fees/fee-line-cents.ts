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
  sourceIds: readonly string[];
};

export type FeeQuoteCents = {
  lines: FeeLineCents[];
  /** Fields whose value is missing; their lines are left out. */
  needs: string[];
  /** Sum of each component that is present, in cents. */
  components: Partial<Record<FeeComponent, number>>;
  /** base + dynamic + late + credit_card, in cents. */
  total: number;
};

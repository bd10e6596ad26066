import { Notice } from '#components/ui/notice';
import type { ApprovalRule } from '#lib/contract/approval';
import type { FeeQuote } from '#lib/contract/fee';
import type { Mode } from '#lib/contract/scalars';
import { ruleThatHolds } from '#lib/rules/approval/rule-that-holds';
import { ruleWords } from '#lib/rules/approval/rule-words';
import { toCents } from '#lib/rules/fees/money';

type Submission = {
  jurisdiction: string;
  expedited_tier: string | null;
  fee: Pick<FeeQuote, 'total'> | null;
};

/** The rule that will hold the submission when a person sends it now. */
export function ruleFor(
  rules: readonly ApprovalRule[],
  { jurisdiction, expedited_tier, fee }: Submission,
): ApprovalRule | undefined {
  const terms = rules.map((rule) => ({
    ...rule,
    over_amount_cents: rule.over_amount === null ? null : toCents(rule.over_amount),
  }));
  const total_cents = fee ? toCents(fee.total.amount) : null;
  const held = ruleThatHolds(terms, { jurisdiction, expedited_tier, total_cents, by: 'people' });
  return rules.find(({ id }) => id === held?.id);
}

type HeldNoticeProps = { mode: Mode; title: string; detail: string; rules: readonly ApprovalRule[] };

/** Says before a press that what it sends will wait, and for which rules. */
export function HeldNotice({ mode, title, detail, rules }: HeldNoticeProps) {
  if (rules.length === 0) return null;
  return (
    <div className="mt-6">
      <Notice title={title}>
        <p>{detail}</p>
        <ul className="list-disc ps-5">
          {rules.map((rule) => (
            <li key={rule.id}>{ruleWords(mode, rule)}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

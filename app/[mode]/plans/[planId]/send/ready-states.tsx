import { FeeSoFar } from '#components/fees/fee-so-far';
import { Money } from '#components/fees/money';
import { stateName } from '#components/filings/state-name.ts';
import type { PaymentMethod } from '#components/shell/preferences.ts';
import { type Column, DataTable } from '#components/ui/data-table';
import { Section } from '#components/ui/section';
import { Cell, Row, RowHead } from '#components/ui/table-cell';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { Plan, PlanPreflight } from '#lib/contract/plan';
import { feeGap } from '#lib/rules/fees/fee-gap';
import { toAmount, toCents } from '#lib/rules/fees/money';
import { planSendWords as words } from './words.ts';

type ReadyState = PlanPreflight['states'][number];

type ReadyStatesProps = {
  plan: Plan;
  ready: readonly ReadyState[];
  businessName: string;
  payment: PaymentMethod;
  /** The states that a rule will hold. */
  held: ReadonlySet<string>;
};

/** What will be sent to each state, as it will be on its record. */
export function ReadyStates({ plan, ready, businessName, payment, held }: ReadyStatesProps) {
  if (ready.length === 0) return null;
  const alternates = new Map(
    plan.states.map(({ jurisdiction, answers }) => [jurisdiction, answers.alternate_name]),
  );
  const nameIn = (code: string) => {
    const own = alternates.get(code) ?? plan.answers.alternate_name;
    return typeof own === 'string' && own !== '' ? own : businessName;
  };
  const total = ready.reduce(
    (sum, { fee }) => sum + (fee ? toCents(fee.payment_methods[payment].total.amount) : 0),
    0,
  );
  const isWhole = ready.every(({ fee }) => feeGap(fee) === null);
  const columns: Column<ReadyState>[] = [
    { key: 'state', head: words.state, rowHead: true, cell: ({ jurisdiction }) => stateName(jurisdiction) },
    {
      key: 'name',
      head: words.name,
      cell: ({ jurisdiction }) => <span className="record">{nameIn(jurisdiction)}</span>,
    },
    {
      key: 'approval',
      head: words.approval,
      blank: () => held.size === 0,
      cell: ({ jurisdiction }) => (held.has(jurisdiction) ? words.waits : words.noWait),
    },
    {
      key: 'change',
      head: words.change,
      hideHead: true,
      cell: ({ jurisdiction }) => (
        <TextLink href={paths.planState(plan.mode, plan.id, jurisdiction)} alone>
          {words.change}
          <span className="sr-only">{words.changeOf(stateName(jurisdiction))}</span>
        </TextLink>
      ),
    },
    {
      key: 'fee',
      head: words.fee[payment],
      numeric: true,
      cell: ({ fee }) => <Fee fee={fee} payment={payment} />,
    },
  ];
  return (
    <Section title={words.ready}>
      <DataTable
        caption={words.ready}
        rows={ready}
        rowKey={({ jurisdiction }) => jurisdiction}
        columns={columns}
        foot={
          <Row total>
            <RowHead>{isWhole ? words.total : words.soFar}</RowHead>
            <Cell span={held.size > 0 ? 3 : 2} />
            <Cell numeric label={words.fee[payment]}>
              <Money amount={toAmount(total)} />
            </Cell>
          </Row>
        }
      />
    </Section>
  );
}

function Fee({ fee, payment }: Pick<ReadyState, 'fee'> & { payment: PaymentMethod }) {
  return fee ? <FeeSoFar amount={fee.payment_methods[payment].total.amount} gap={feeGap(fee)} /> : '—';
}

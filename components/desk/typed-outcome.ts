import { chargeWords } from '#components/desk/words.ts';
import { readAmount } from '#components/forms/read-amount.ts';
import type { SummaryError } from '#components/ui/error-summary';
import { calendarDay } from '#components/ui/format-time.ts';
import { readDate } from '#components/ui/read-date.ts';
import type { MoveFilingRequest } from '#lib/contract/desk-move';
import type { Document } from '#lib/contract/document';
import type { FeeBreakdown, FeeComponent, FeeLine } from '#lib/contract/fee';
import type { Filing } from '#lib/contract/filing';
import { mostAmount } from '#lib/contract/most-amount';
import { addDays } from '#lib/rules/calendar/days';
import { longDate } from '#lib/rules/calendar/short-date';
import { toAmount, toCents } from '#lib/rules/fees/money';
import { recordedLineLabel } from '#lib/rules/fees/recorded-line-label';
import { typedEin } from '#lib/rules/plan/typed-ein';
import { tidyText } from '#lib/rules/text/tidy-text';

/** A line that the state may have charged, as typed. A line without an estimate was added by hand. */
export type ChargeRow = {
  key: string;
  component_type: FeeComponent;
  name: string;
  /** In words; a line that was added by hand is shown by its name. */
  label?: string;
  estimate: number | null;
  typed: string;
};

/** The outcome that completes a filing, as typed. */
export type TypedOutcome = {
  number: string;
  date: string;
  documents: readonly string[];
  rows: readonly ChargeRow[];
  /** The estimated total by card; null without an estimate. */
  estimate: number | null;
  isFree: boolean;
  whyFree: string;
};

/** With what was charged on an earlier step, because what is sent at the end replaces it. */
export function outcomeSoFar(
  fee: FeeBreakdown | null,
  charged: FeeBreakdown | null,
  expeditedTier: string | null = null,
): TypedOutcome {
  const [estimated, taken] = [fee?.items ?? [], charged?.items ?? []];
  const figure = (item: FeeLine | undefined) => item?.amount.toFixed(2) ?? '';
  const added = taken.filter(
    (item) => item !== lineLike(item, taken) || lineLike(item, estimated) === undefined,
  );
  const rows: Omit<ChargeRow, 'key'>[] = [
    ...estimated.map((line) => ({
      ...{ component_type: line.component_type, name: line.name },
      label: recordedLineLabel(line, expeditedTier),
      estimate: line.amount,
      typed: figure(lineLike(line, taken)),
    })),
    ...added.map((item) => ({
      ...{ component_type: item.component_type, name: item.name },
      estimate: null,
      typed: figure(item),
    })),
  ];
  return {
    number: '',
    date: '',
    documents: [],
    rows: rows.map((row, at) => ({ key: `${at}`, ...row })),
    estimate: fee?.total.amount ?? null,
    isFree: fee === null && charged === null,
    whyFree: '',
  };
}

function lineLike({ component_type, name }: FeeLine, lines: readonly FeeLine[]): FeeLine | undefined {
  return lines.find((line) => line.component_type === component_type && line.name === name);
}

/** What may be the office's answer: documents of the submission, and of the home record, are the partner's. */
export function officeDocuments(
  documents: readonly Document[],
  filing: Pick<Filing, 'business_id' | 'documents'>,
): Document[] {
  const submitted = new Set(filing.documents.map(({ id }) => id));
  return documents.filter(({ id, business_id }) => business_id === filing.business_id && !submitted.has(id));
}

export function newRow(rows: readonly ChargeRow[]): ChargeRow {
  const key = `${Math.max(-1, ...rows.map((row) => Number(row.key))) + 1}`;
  return { key, component_type: 'dynamic', name: '', estimate: null, typed: '' };
}

export function labelOf(row: ChargeRow, at: number): string {
  return row.label ?? (row.name || chargeWords.line(at + 1));
}

/** The total so far, and its difference from the estimate; null if there is nothing to compare. */
export function totalsOf({ rows, estimate }: Pick<TypedOutcome, 'rows' | 'estimate'>) {
  const charged = rows.reduce((sum, { typed }) => sum + toCents(readAmount(typed) ?? 0), 0);
  return {
    charged: toAmount(charged),
    difference: estimate === null ? null : toAmount(charged - toCents(estimate)),
  };
}

/** The difference of a line from its estimate; null while nothing is typed, or without an estimate. */
export function differenceOf({ typed, estimate }: ChargeRow): number | null {
  const amount = readAmount(typed);
  if (amount === null || amount === undefined || estimate === null) return null;
  return toAmount(toCents(amount) - toCents(estimate));
}

/**
 * Faults that no request could express, what is no date, in the words of the screen, and a date before the submission,
 * which a typist gets wrong by a year. The service checks everything else.
 */
export function faultsOf(
  outcome: TypedOutcome,
  { created_at }: Pick<Filing, 'created_at'>,
  timeZone: string,
): SummaryError[] {
  return [...dateFaults(outcome, created_at, timeZone), ...chargeFaults(outcome)];
}

// In the state’s own time it may still have been the day before.
function dateFaults({ date }: TypedOutcome, sentAt: string, timeZone: string): SummaryError[] {
  const name = 'result/registration_date';
  if (date.trim() === '') return [];
  const { date: read, fault } = readDate(date);
  if (read === undefined) return [{ name, message: fault }];
  if (read >= addDays(sentAt.slice(0, 10), -1)) return [];
  // As the page shows it.
  const day = longDate(calendarDay(sentAt, timeZone));
  return [{ name, message: chargeWords.beforeSubmission(day) }];
}

function chargeFaults({ rows, isFree, whyFree }: TypedOutcome): SummaryError[] {
  if (isFree) return whyFree.trim() ? [] : [{ name: 'not_charged_reason', message: chargeWords.noReason }];
  return rows.flatMap((row, at) => {
    const name = `charged-${row.key}`;
    const amount = readAmount(row.typed);
    if (amount === undefined)
      return [{ name, message: chargeWords.notAnAmount(row.typed, labelOf(row, at)) }];
    // The service refuses it by its place in the list, which is not that of its line.
    if (amount !== null && amount > mostAmount)
      return [{ name, message: chargeWords.tooMuch(row.typed, labelOf(row, at)) }];
    const isNameless = row.estimate === null && row.typed.trim() !== '' && row.name.trim() === '';
    return isNameless ? [{ name: `${name}-name`, message: chargeWords.noLineName(at + 1) }] : [];
  });
}

/** The outcome as the move sends it. A line without an amount was not charged. */
export function outcomeOf(outcome: TypedOutcome, type: Filing['type']): Partial<MoveFilingRequest> {
  const { number, date, documents, rows, isFree, whyFree } = outcome;
  const items = rows.flatMap(({ component_type, name, typed }) => {
    const amount = readAmount(typed);
    return amount === null || amount === undefined ? [] : [{ component_type, name: name.trim(), amount }];
  });
  return {
    result:
      type === 'ein'
        ? { ein_number: typedEin(number) || null }
        : { registration_number: tidyText(number) || null, registration_date: date || null },
    documents: [...documents],
    ...(!isFree && items.length > 0 && { charged: { items } }),
    ...(isFree && whyFree.trim() && { not_charged_reason: whyFree.trim() }),
  };
}

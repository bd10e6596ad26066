import { buffer } from 'node:stream/consumers';
import type { FeeBreakdown } from '#lib/contract/fee';
import { formatDollars } from '#lib/rules/fees/format-money';
import { toAmount, toCents } from '#lib/rules/fees/money';
import { recordedLineLabel } from '#lib/rules/fees/recorded-line-label';
import { sentenceCase } from '#lib/rules/sentence-case';
import { theState } from '#lib/rules/the-state';
import type { Enclosure, PacketFacts } from '#lib/service/packet/packet-facts';
import {
  drawFooters,
  heading,
  keepTogether,
  labeled,
  openPages,
  type Page,
  paragraph,
  rule,
  widthOf,
} from '#lib/service/pdf/letter-pages';
import { ink, quiet } from '#lib/service/pdf/page-style';
import { dateWords } from '#lib/service/state-document/document-words';

/**
 * The pages that we generate: `front` is the number of pages before the enclosures; then come a page for each file to
 * add by hand and the sheet.
 */
export type Drawn = { bytes: Uint8Array; front: number; byHand: number };

export async function drawPacket(facts: PacketFacts, enclosures: readonly Enclosure[]): Promise<Drawn> {
  const page = openPages(`Packet: ${facts.legalName}`, new Date(facts.madeAt), facts.from);
  const bytes = buffer(page);
  drawLetter(page, facts, enclosures);
  page.addPage();
  drawAnswers(page, facts);
  const front = page.bufferedPageRange().count;
  const missing = enclosures.filter(({ fault }) => fault !== null);
  for (const enclosure of missing) {
    page.addPage();
    drawByHand(page, enclosure);
  }
  page.addPage();
  drawSheet(page, facts, enclosures);
  drawFooters(page, `${facts.legalName} · Filing ${facts.filingId}`, front);
  page.end();
  return { bytes: await bytes, front, byHand: missing.length };
}

function drawLetter(page: Page, facts: PacketFacts, enclosures: readonly Enclosure[]): void {
  const { office, form } = facts;
  paragraph(page, facts.from);
  paragraph(page, dateWords(facts.madeAt));
  page.moveDown(1);
  paragraph(page, [office.name, ...(office.address ?? [])].join('\n'));
  if (!office.address) {
    const where = office.url ? `: ${office.url}` : '';
    paragraph(page, `Take the postal address from the page of the office${where}`, quiet);
  }
  page.moveDown(1);
  page.font('strong').fontSize(13).fillColor(ink);
  page.text(`${facts.legalName}: ${facts.kind} in ${theState(facts.state)}`, {
    width: widthOf(page),
    lineGap: 2,
  });
  page.moveDown(0.8);
  paragraph(
    page,
    `Please file the enclosed ${formName(form)} for ${facts.legalName}, a ${facts.entityType}.${
      facts.tier ? ` We ask for this service: ${facts.tier}.` : ''
    }`,
  );
  paragraph(page, 'Enclosed:');
  labeled(page, formName(form), `The answers in their order follow this letter.`);
  for (const { title, filename, pages, fault } of enclosures) {
    const length = pages === 1 ? '1 page' : `${pages} pages`;
    labeled(page, title, fault === null ? `${filename} (${length})` : filename);
  }
  if (facts.fee) labeled(page, 'Fee', feeWords(facts.fee));
  page.moveDown(1);
  keepTogether(page, 90);
  paragraph(page, 'Sincerely,');
  page.moveDown(2.5);
  paragraph(page, facts.from);
}

/** The office takes its surcharge only from a card. */
function feeWords({ total, credit_card }: FeeBreakdown): string {
  const byCard = formatDollars(total.amount);
  if (!credit_card) return byCard;
  const plain = toAmount(toCents(total.amount) - toCents(credit_card.amount));
  return `${formatDollars(plain)}, or ${byCard} if paid by card`;
}

function formName({ name, number }: PacketFacts['form']): string {
  return number ? `${name} (form ${number})` : name;
}

// Only characters that the typeface has: the page must show where it cannot print an answer.
const printable =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{P}\p{N}\p{Sc}\p{Sm}\p{M}\p{Z}\s]*$/u;

function drawAnswers(page: Page, { form, legalName, state }: PacketFacts): void {
  heading(page, formName(form));
  paragraph(page, `${legalName}, ${state}`);
  paragraph(page, form.order, quiet);
  rule(page, 'heavy');
  page.y += 8;
  for (const { item, label, value, field } of form.lines) {
    const name = item ? `${item}. ${label}` : label;
    if (value === null) labeled(page, name, field === null ? 'Fill in by hand' : 'Not given', quiet);
    else if (printable.test(value)) labeled(page, name, value);
    else labeled(page, name, `${value}\n(Some letters cannot be printed here: copy them from the screen.)`);
  }
}

function drawByHand(page: Page, { title, filename, fault }: Enclosure): void {
  heading(page, `Add by hand: ${title}`);
  paragraph(page, `Put ${filename} in place of this page. It could not be merged: ${fault}.`);
}

function drawSheet(page: Page, facts: PacketFacts, enclosures: readonly Enclosure[]): void {
  heading(page, 'Check sheet');
  paragraph(page, 'For the desk: do not send this page.', quiet);
  rule(page, 'heavy');
  page.y += 8;
  drawFees(page, facts);
  page.moveDown(1);
  rule(page, 'heavy');
  page.y += 8;
  for (const { item, done, by } of facts.checklist) {
    labeled(page, sentenceCase(item), done ? `Done${by ? ` by ${by}` : ''}` : 'To do');
  }
  for (const detail of facts.outdated) labeled(page, 'Too old', detail);
  for (const { title, filename } of enclosures.filter(({ fault }) => fault !== null)) {
    labeled(page, title, `Add ${filename} by hand`);
  }
}

function drawFees(page: Page, { fee, unpriced, tier }: PacketFacts): void {
  if (!fee) {
    paragraph(page, 'The fee could not be computed: ask the office.');
    return;
  }
  const beside = (words: string) => `${words}        Charged: ______________`;
  const words = (amount: number) => beside(formatDollars(amount));
  const alternatives = new Set(['credit_card', 'ach']);
  for (const line of fee.items.filter(({ amount }) => amount > 0)) {
    const paid = line.component_type === 'ach' ? ' (if paid by ACH)' : ' (if paid by card)';
    const label = `${recordedLineLabel(line, tier)}${alternatives.has(line.component_type) ? paid : ''}`;
    labeled(page, label, words(line.amount));
  }
  for (const { label, detail } of unpriced) labeled(page, label, beside(detail));
  labeled(
    page,
    unpriced.length > 0 ? 'Total so far, an estimate' : 'Total, an estimate',
    words(fee.total.amount),
  );
  if (tier) labeled(page, 'Service', tier);
}

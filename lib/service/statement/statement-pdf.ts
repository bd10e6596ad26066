import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import type { Statement, StatementEntry } from '#lib/contract/statement';
import { monthWords } from '#lib/rules/calendar/month-names';
import { formatDollars } from '#lib/rules/fees/format-money';
import { sentenceCase } from '#lib/rules/sentence-case';
import { regionName } from '#lib/rules/us-regions';
import {
  drawFooters,
  heading,
  keepTogether,
  openPages,
  type Page,
  paragraph,
  rule,
  widthOf,
} from '#lib/service/pdf/letter-pages';
import { ink, quiet } from '#lib/service/pdf/page-style';
import { dateWords, filingWords } from '#lib/service/state-document/document-words';

type Facts = {
  organization: string;
  month: string;
  madeAt: Date;
  totals: Statement['totals'];
  entries: readonly StatementEntry[];
};

/** The statement of a month: each filing with its lines and total, then the overall totals. */
export async function statementPdf({
  organization,
  month,
  madeAt,
  totals,
  entries,
}: Facts): Promise<Uint8Array> {
  const title = `Statement, ${monthWords(month)}`;
  const page = openPages(`${title}: ${organization}`, madeAt, 'Statehouse');
  const bytes = buffer(page);
  heading(page, title);
  paragraph(page, organization);
  paragraph(
    page,
    `What the states charged for the filings of this month, in US dollars. A charge belongs to the month of UTC in which it was recorded. Made on ${dateWords(madeAt.toISOString())}.`,
    quiet,
  );
  rule(page, 'heavy');
  page.y += 8;
  if (entries.length === 0) paragraph(page, 'Nothing was charged in this month.');
  for (const entry of entries) {
    drawEntry(page, entry);
    // A long statement must not block other requests.
    await turn();
  }
  drawTotals(page, totals);
  drawFooters(page, `${organization} · ${title}`);
  page.end();
  return bytes;
}

const moneyColumn = 110;

function drawEntry(page: Page, entry: StatementEntry): void {
  const { legal_name, type, jurisdiction, registration_number, charged_at, lines } = entry;
  keepTogether(page, 46 + 15 * Math.min(lines.length, 20));
  figure(page, legal_name, entry.total, 'strong');
  const facts = [
    sentenceCase(filingWords[type]),
    regionName(jurisdiction),
    registration_number ? `No. ${registration_number}` : null,
    `charged ${dateWords(charged_at)}`,
    difference(entry),
  ];
  page.font('text').fontSize(9).fillColor(quiet);
  page.text(facts.filter(Boolean).join(' · '), page.page.margins.left, page.y, { width: widthOf(page) });
  page.y += 3;
  for (const { label, amount } of lines) figure(page, label, amount, 'text');
  page.y += 4;
  rule(page, 'fine');
  page.y += 7;
}

function difference({ difference: dollars, estimate }: StatementEntry): string | null {
  if (dollars === null || estimate === null) return null;
  if (dollars === 0) return 'as estimated';
  return `${formatDollars(Math.abs(dollars))} ${dollars > 0 ? 'above' : 'below'} the estimate`;
}

function left(page: Page): number {
  const { left: from, right } = page.page.margins;
  return page.page.width - from - right - moneyColumn;
}

/** A label at the left and an amount at the right edge, on one line if the label is short. */
function figure(page: Page, words: string, amount: number, font: 'text' | 'strong'): void {
  const { left: from } = page.page.margins;
  const indent = font === 'text' ? 12 : 0;
  page.font(font).fontSize(10.5).fillColor(ink);
  const width = left(page) - indent;
  keepTogether(page, page.heightOfString(words, { width }) + 4);
  const top = page.y;
  page.text(formatDollars(amount), from + left(page), top, {
    width: moneyColumn,
    align: 'right',
  });
  page.text(words, from + indent, top, { width });
  page.y += 1;
}

function drawTotals(page: Page, totals: Statement['totals']): void {
  keepTogether(page, 90);
  page.y += 6;
  rule(page, 'heavy');
  page.y += 3;
  rule(page, 'heavy');
  page.y += 8;
  figure(page, 'Charged by the states', totals.charged, 'text');
  if (totals.service_price > 0) figure(page, 'Service price', totals.service_price, 'text');
  figure(
    page,
    `Total of ${totals.filings} ${totals.filings === 1 ? 'filing' : 'filings'}`,
    totals.total,
    'strong',
  );
}

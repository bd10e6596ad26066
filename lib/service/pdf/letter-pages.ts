import PDFDocument from 'pdfkit';
import { hairline, ink, quiet, registerFonts } from '#lib/service/pdf/page-style';

const bottom = 708;

export type Page = PDFKit.PDFDocument;

/** Letter pages in the typeface of the state documents, buffered until the end so that each can get its footer. */
export function openPages(title: string, made: Date, producer: string): Page {
  const page = new PDFDocument({
    size: 'LETTER',
    margins: { top: 72, bottom: 84, left: 72, right: 72 },
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: title,
      Author: producer,
      Creator: 'Statehouse',
      Producer: 'Statehouse',
      CreationDate: made,
      ModDate: made,
    },
  });
  registerFonts(page);
  return page;
}

export function widthOf(page: Page): number {
  const { left, right } = page.page.margins;
  return page.page.width - left - right;
}

export function heading(page: Page, words: string): void {
  page.font('strong').fontSize(18).fillColor(ink).text(words, page.page.margins.left, page.y, { lineGap: 2 });
  page.moveDown(0.5);
}

export function paragraph(page: Page, words: string, color = ink): void {
  page.font('text').fontSize(11).fillColor(color);
  page.text(words, page.page.margins.left, page.y, { width: widthOf(page), lineGap: 3 });
  page.moveDown(0.6);
}

/** A line across the page: heavy above a table, fine below each of its rows. */
export function rule(page: Page, weight: 'heavy' | 'fine'): void {
  const { left } = page.page.margins;
  page.strokeColor(weight === 'heavy' ? ink : hairline).lineWidth(weight === 'heavy' ? 1.4 : 0.5);
  page
    .moveTo(left, page.y)
    .lineTo(left + widthOf(page), page.y)
    .stroke();
}

/** Starts a new page if the next block would not fit on this one. */
export function keepTogether(page: Page, height: number): void {
  if (page.y + height > bottom && height < bottom - page.page.margins.top) page.addPage();
}

/** A label in the left column, its value in the right one, and a hairline below. */
export function labeled(page: Page, label: string, value: string, color = ink): void {
  const { left } = page.page.margins;
  const column = 210;
  const options = { width: widthOf(page) - column - 12, lineGap: 1.5 };
  page.font('text').fontSize(10.5);
  const height = Math.max(
    page.heightOfString(value, options),
    page.heightOfString(label, { width: column, lineGap: 1.5 }),
  );
  keepTogether(page, height + 14);
  const top = page.y;
  const { start, count } = page.bufferedPageRange();
  page.fillColor(quiet).text(label, left, top, { width: column, lineGap: 1.5 });
  const afterLabel = page.y;
  page.fillColor(color).text(value, left + column + 12, top, options);
  const isSamePage = page.bufferedPageRange().start + page.bufferedPageRange().count === start + count;
  page.y = (isSamePage ? Math.max(page.y, afterLabel) : page.y) + 5;
  rule(page, 'fine');
  page.y += 6;
}

const numberColumn = 90;

/** Writes the footer of every page: its text, and on the first `numbered` pages which of them it is. */
export function drawFooters(
  page: Page,
  words: string,
  numbered: number = page.bufferedPageRange().count,
): void {
  const { start, count } = page.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    page.switchToPage(at);
    page.page.margins.bottom = 0;
    page.font('text').fontSize(8.5).fillColor(quiet);
    const { left } = page.page.margins;
    const width = widthOf(page) - numberColumn;
    page.text(words, left, 734, { width, height: 24, ellipsis: true });
    if (at - start >= numbered) continue;
    const number = `Page ${at - start + 1} of ${numbered}`;
    page.text(number, left + width, 734, { width: numberColumn, align: 'right' });
  }
}

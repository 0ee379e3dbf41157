import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';
import type { InvoiceSheet } from './invoice-sheet.ts';

const require = createRequire(import.meta.url);
/** Latin, Greek and Cyrillic: the fonts built into PDF readers cover Western European languages only. */
const folder = join(dirname(require.resolve('@embedpdf/fonts-latin')), '../fonts');
const fonts = { text: join(folder, 'NotoSans-Regular.ttf'), strong: join(folder, 'NotoSans-Bold.ttf') };

/** A4, in points of 1/72 inch. */
const page = { margin: 64, width: 595.28 };
const edges = { left: page.margin, right: page.width - page.margin };
const columns = { what: edges.left, period: edges.left + 150, amount: edges.right - 80 };
const size = { text: 10.5, name: 15, title: 20 };

/** Renders an invoice as a PDF file, with as many pages as its lines need. */
export async function invoicePdf(sheet: InvoiceSheet): Promise<Buffer> {
  const { locale, title, seller, facts, lines, sums, note } = sheet;
  const [name = '', ...address] = seller;
  const doc = new PDFDocument({
    size: 'A4',
    margin: page.margin,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author: name },
    font: fonts.text,
  });
  const written = bytesOf(doc);
  const text = (words: string, x: number, options: PDFKit.Mixins.TextOptions = {}) =>
    doc.text(words, x, doc.y, options);
  doc.registerFont('text', fonts.text).registerFont('strong', fonts.strong);

  doc.font('strong').fontSize(size.name);
  text(name, edges.left);
  doc.font('text').fontSize(size.text);
  for (const line of address) text(line, edges.left);
  doc.moveDown(2).font('strong').fontSize(size.title);
  text(title, edges.left);
  doc.moveDown(0.6).font('text').fontSize(size.text);
  for (const { name: what, lines: said } of facts) {
    const top = doc.y;
    text(what, edges.left);
    doc.y = top;
    for (const line of said) text(line, edges.left + 90);
  }
  doc.moveDown(2);
  row(doc, sheet.columns, 'strong');
  for (const line of lines) row(doc, line);
  for (const { name: what, amount, total } of sums) row(doc, [what, '', amount], total && 'strong');
  doc.moveDown(1.5);
  text(note, edges.left, { width: edges.right - edges.left });
  doc.end();
  return written;
}

/** Draws one table row with a rule below it, on the next page if it does not fit. */
function row(
  doc: PDFKit.PDFDocument,
  [what, period, amount]: readonly string[],
  font: 'text' | 'strong' = 'text',
): void {
  if (doc.y > doc.page.height - page.margin - 40) doc.addPage();
  const top = doc.y + 6;
  doc.font(font).fontSize(size.text);
  doc.text(what ?? '', columns.what, top, { width: columns.period - columns.what - 10 });
  const below = doc.y;
  doc.text(period ?? '', columns.period, top, { width: columns.amount - columns.period - 10 });
  const bottom = Math.max(below, doc.y) + 6;
  doc.text(amount ?? '', columns.amount, top, { width: edges.right - columns.amount, align: 'right' });
  doc.moveTo(edges.left, bottom).lineTo(edges.right, bottom).lineWidth(0.5).strokeColor('#d9d2c6').stroke();
  doc.y = bottom;
}

function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  return new Promise((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
}

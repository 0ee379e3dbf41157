import { deflateSync, createDeflate } from 'node:zlib';
import { buffer } from 'node:stream/consumers';

/** Builds a PDF of these objects, the first of which is the catalogue. The callers make harmful files with it. */
function pdf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let length = parts[0]?.length ?? 0;
  const places = objects.map((object, index) => {
    const place = length;
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const last = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + last)]);
}

const stream = (dictionary: string, data: Buffer | string): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`),
    Buffer.from(data),
    Buffer.from('\nendstream'),
  ]);

const deflated = (dictionary: string, data: Buffer | string): Buffer =>
  stream(`${dictionary} /Filter /FlateDecode`, deflateSync(data));

const catalogue = '<< /Type /Catalog /Pages 2 0 R >>';
const onePage = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';

/** 200,000 empty pages, packed into object streams. */
export function manyPages(): Buffer {
  const pages = 200_000;
  const kids = Array.from({ length: pages }, (_, index) => `${index + 10} 0 R`).join(' ');
  const perStream = 10_000;
  const objects: Buffer[] = [];
  const entries: [kind: number, place: number, index: number][] = [];
  let length = 9;
  const add = (number: number, object: Buffer | string) => {
    entries[number] = [1, length, 0];
    const part = Buffer.concat([Buffer.from(`${number} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    objects.push(part);
    length += part.length;
  };
  const addPacked = (number: number, packed: readonly (readonly [number, string])[]) => {
    let heads = '';
    let bodies = '';
    packed.forEach(([inner, body], index) => {
      heads += `${inner} ${bodies.length} `;
      bodies += `${body} `;
      entries[inner] = [2, number, index];
    });
    add(number, deflated(`/Type /ObjStm /N ${packed.length} /First ${heads.length}`, heads + bodies));
  };
  addPacked(3, [
    [1, catalogue],
    [2, `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`],
  ]);
  for (let first = 0; first < pages; first += perStream)
    addPacked(
      pages + 10 + first / perStream,
      Array.from({ length: perStream }, (_, index) => [
        first + index + 10,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
      ]),
    );
  const size = pages + 11 + pages / perStream;
  entries[size - 1] = [1, length, 0];
  const table = Buffer.alloc(size * 7);
  for (const [number, entry] of entries.entries()) {
    const [kind, place, index] = entry ?? [0, 0, 0];
    table.writeUInt8(kind, number * 7);
    table.writeUInt32BE(place, number * 7 + 1);
    table.writeUInt16BE(index, number * 7 + 5);
  }
  const start = length;
  add(size - 1, deflated(`/Type /XRef /Size ${size} /W [1 4 2] /Root 1 0 R`, table));
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...objects, Buffer.from(`startxref\n${start}\n%%EOF\n`)]);
}

/** Two cross-reference tables that each name the other as the previous one. */
export function xrefLoop(): Buffer {
  const head = '%PDF-1.4\n';
  const table = (previous: number) => `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 /Prev ${previous} >>\n`;
  const second = head.length + table(10).length;
  return Buffer.from(`${head}${table(second)}${table(head.length)}startxref\n${second}\n%%EOF\n`);
}

/** A page that draws the first of 30 forms; each but the last draws ten times the next. */
function forms(last: string): Buffer {
  const count = 30;
  const form = (next: number, content: string) =>
    stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${next} 0 R >> /Font << /F1 5 0 R >> >>`,
      content,
    );
  return pdf([
    catalogue,
    onePage,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R /Resources << /XObject << /X 6 0 R >> >> >>',
    stream('', '/X Do'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...Array.from({ length: count - 1 }, (_, index) => form(index + 7, '/X Do '.repeat(10))),
    form(6, last),
  ]);
}

/** The last form draws the first. */
export const recursiveForms = (): Buffer => forms('/X Do');

/** The last form, which draws a letter after many other operations, is drawn 10^29 times. */
export const branchingForms = (): Buffer => forms(`${'1 w '.repeat(5_000)} BT /F1 1 Tf (a) Tj ET`);

/** One page whose content is 1 GB of spaces. */
export async function largeContent(): Promise<Buffer> {
  const deflate = createDeflate({ level: 1 });
  const packed = buffer(deflate);
  const chunk = Buffer.alloc(1 << 20, ' ');
  for (let written = 0; written < 1024; written += 1)
    if (!deflate.write(chunk)) await new Promise((resolve) => deflate.once('drain', resolve));
  deflate.end();
  return pdf([
    catalogue,
    onePage,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R /Resources << >> >>',
    stream('/Filter /FlateDecode', await packed),
  ]);
}

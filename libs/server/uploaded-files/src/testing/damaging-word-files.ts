import { strToU8, Zip, ZipDeflate } from 'fflate';
import { wordOf } from './sample-files.ts';

const xml = '<?xml version="1.0" encoding="UTF-8"?>';
const namespaces = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const begin = `${xml}<w:document ${namespaces}><w:body>`;
const end = '</w:body></w:document>';

/** Packs a document that may be too large for memory: each part is a text and how often it is repeated. */
function pack(...parts: readonly (readonly [text: string, times: number])[]): Buffer {
  const packed: Uint8Array[] = [];
  const zip = new Zip((_, chunk) => packed.push(chunk));
  const document = new ZipDeflate('word/document.xml', { level: 1 });
  zip.add(document);
  for (const [text, times] of parts) {
    const perChunk = Math.max(1, Math.min(times, Math.floor(65_536 / text.length)));
    const chunk = strToU8(text.repeat(perChunk));
    let left = times;
    for (; left >= perChunk; left -= perChunk) document.push(chunk.slice());
    if (left > 0) document.push(strToU8(text.repeat(left)));
  }
  document.push(new Uint8Array(0), true);
  zip.end();
  return Buffer.concat(packed);
}

export const emptyParagraphs = (count: number): Buffer => pack([begin, 1], ['<w:p/>', count], [end, 1]);

export const manyElements = (): Buffer => pack([`${begin}<w:p>`, 1], ['<w:r></w:r>', 3_000_000], [`</w:p>${end}`, 1]);

export const nestedTables = (): Buffer =>
  pack(
    [begin, 1],
    ['<w:tbl><w:tr><w:tc>', 100_000],
    ['<w:p><w:r><w:t>Deep</w:t></w:r></w:p>', 1],
    ['</w:tc></w:tr></w:tbl>', 100_000],
    [end, 1],
  );

export const largeAttribute = (): Buffer => pack([`${begin}<w:p w:rsidR="`, 1], ['a', 60_000_000], [`"/>${end}`, 1]);

/** A tag with 400,000 differently named attributes, because a name may occur only once. */
export function manyAttributes(): Buffer {
  const names = Array.from({ length: 400_000 }, (_, index) => ` a${index}=""`).join('');
  return pack([`${begin}<w:p`, 1], [names, 1], [`/>${end}`, 1]);
}

/** A zip that unpacks to 100 MB. */
export const zipBomb = (): Buffer => pack([begin, 1], [`<!--${'a'.repeat(993)}-->`, 100_000], [end, 1]);

/** A zip that unpacks to 100 MB but declares ten bytes. */
export function lyingZipBomb(): Buffer {
  const zip = zipBomb();
  const entry = zip.lastIndexOf(Buffer.from('504b0102', 'hex'));
  // The unpacked size: APPNOTE 4.3.12.
  zip.writeUInt32LE(10, entry + 24);
  return zip;
}

export const manyEntries = (): Buffer =>
  wordOf(
    ['Text'],
    Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`word/media/${index}`, new Uint8Array(0)])),
  );

/** Nested entities that expand to 10^9 characters. */
export const entityBomb = (): Buffer =>
  pack([
    `${xml}<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa">${'bcdefghi'.replace(/./g, (name) => `<!ENTITY ${name} "${`&${String.fromCharCode(name.charCodeAt(0) - 1)};`.repeat(10)}">`)}]><w:document ${namespaces}><w:body><w:p><w:r><w:t>&i;</w:t></w:r></w:p>${end}`,
    1,
  ]);

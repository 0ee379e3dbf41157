import { strToU8, zipSync } from 'fflate';
import { chance, damaged, pick, type Random, seldomLarge, several, size } from './random.ts';

const tags = ['w:p', 'w:r', 'w:t', 'w:tbl', 'w:tr', 'w:tc', 'w:sdt', 'mc:AlternateContent', 'w:drawing', 'a', 'w:del'];
const texts = [
  '',
  'word ',
  '\u202e',
  '&amp;',
  '&#0;',
  '&#x10FFFF;',
  '&#99999999999;',
  '&undeclared;',
  ']]>',
  '<![CDATA[x]]>',
  '<?x?>',
  '<!--x-->',
  '\uffff',
  '<w:br/>',
  '<w:tab w:tab="">',
];
const declarations = [
  '<?xml version="1.0"?>',
  '<?xml version="1.0" encoding="UTF-16"?>',
  '<?xml version="9.9"?>',
  '',
  '\ufeff<?xml version="1.0"?>',
];

/** Entities that each contain the previous one several times. */
function entities(random: Random): string {
  const deep = size(random, 30);
  const levels = several(deep, (at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(size(random, 20))}">`);
  const external = chance(random, 0.3) ? '<!ENTITY % x SYSTEM "file:///etc/passwd">%x;' : '';
  return `<!DOCTYPE w [<!ENTITY e0 "aaaa">${levels.join('')}${external}]>`;
}

function attributes(random: Random): string {
  if (!chance(random, 0.2)) return '';
  return chance(random, 0.5)
    ? ` w:x="${'v'.repeat(seldomLarge(random, 20_000, 2_000_000))}"`
    : several(seldomLarge(random, 200, 50_000), (at) => ` a${at}=""`).join('');
}

const ofWord = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

function wordXml(random: Random): string {
  const hasEntities = chance(random, 0.1);
  const parts = [
    pick(random, declarations),
    hasEntities ? entities(random) : '',
    `<w:document xmlns:w="${chance(random, 0.9) ? ofWord : 'urn:w'}"><w:body><w:p><w:r><w:t>Words</w:t></w:r></w:p>`,
  ];
  for (let left = size(random, 60); left > 0; left -= 1) {
    const tag = pick(random, tags);
    const written = attributes(random);
    const times = chance(random, 0.2) ? seldomLarge(random, 2_000, 200_000) : 1;
    const depth = chance(random, 0.1) && written === '' ? seldomLarge(random, 1_000, 100_000) : 1;
    const text = hasEntities && chance(random, 0.5) ? `&e${size(random, 30)};` : pick(random, texts);
    parts.push(`<${tag}${written}>`.repeat(depth), text.repeat(times));
    if (chance(random, 0.97)) parts.push(`</${tag}>`.repeat(depth));
  }
  return `${parts.join('')}</w:body></w:document>`.slice(0, 8_000_000);
}

/** Falsifies sizes, offsets, counts and methods in the directory of a ZIP (APPNOTE 4.3.12, 4.3.16). */
function lied(random: Random, zip: Buffer): Buffer {
  const copy = Buffer.from(zip);
  const [entry, end] = ['504b0102', '504b0506'].map((signature) => copy.lastIndexOf(Buffer.from(signature, 'hex')));
  const number = () => pick(random, [0, 1, 10, 0x7fffffff, 0xffffffff, Math.floor(random() * 2 ** 32)]);
  if (chance(random, 0.7)) copy.writeUInt32LE(number(), entry! + pick(random, [16, 20, 24, 42]));
  if (chance(random, 0.3)) copy.writeUInt16LE(number() % 65_536, entry! + pick(random, [8, 10, 28, 30]));
  if (chance(random, 0.3)) copy.writeUInt32LE(number(), end! + pick(random, [12, 16]));
  if (chance(random, 0.2)) copy.writeUInt16LE(number() % 65_536, end! + pick(random, [8, 10, 20]));
  return copy;
}

/** Many ZIP entries that share the same packed bytes, as in David Fifield's bombs (bamsoftware.com/hacks/zipbomb). */
function overlapping(random: Random, zip: Buffer): Buffer {
  const [begin, end] = ['504b0102', '504b0506'].map((signature) => zip.indexOf(Buffer.from(signature, 'hex')));
  const many = seldomLarge(random, 200, 60_000);
  const directory = zip.subarray(begin, end);
  const last = Buffer.from(zip.subarray(end));
  last.writeUInt16LE(many % 65_536, 8);
  last.writeUInt16LE(many % 65_536, 10);
  last.writeUInt32LE(directory.length * many, 12);
  return Buffer.concat([zip.subarray(0, begin), ...several(many, () => directory), last]);
}

/** A Word file: nested, repeated, with large attributes, entities, and a false directory. */
export function wordFile(random: Random): Buffer {
  const zip = Buffer.from(
    zipSync({
      ...(chance(random, 0.9) && { '[Content_Types].xml': strToU8('<Types/>') }),
      'word/document.xml': strToU8(wordXml(random)),
      ...(chance(random, 0.1) && { 'word/media/a.bin': new Uint8Array(seldomLarge(random, 200_000, 20_000_000)) }),
      ...(chance(random, 0.1) && { '../../word/document.xml': strToU8('<w:p/>') }),
      ...(chance(random, 0.1) && { 'word/inner.docx': zipSync({ 'word/document.xml': strToU8(wordXml(random)) }) }),
    }),
  );
  if (chance(random, 0.1)) return overlapping(random, zip);
  if (chance(random, 0.25)) return lied(random, zip);
  return chance(random, 0.35) ? damaged(random, zip) : zip;
}

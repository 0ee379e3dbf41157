import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { randomBy } from '../../../testing/random-by.ts';
import { upload } from './damaging-files.ts';
import { type Attack, each, send } from './target.ts';

type Random = () => number;
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
/** Small numbers often, large ones seldom. */
const size = (random: Random, most: number) => Math.floor(most ** random());

const tags = ['w:p', 'w:r', 'w:t', 'w:tbl', 'w:tr', 'w:tc', 'w:sdt', 'mc:AlternateContent', 'w:drawing', 'a', 'w:del'];
const oddTexts = [
  '',
  'word ',
  '\u202e',
  '&amp;',
  '&#0;',
  '&#x10FFFF;',
  ']]>',
  '<![CDATA[x]]>',
  '<?x?>',
  '<!--x-->',
  '\uffff',
];

function wordXml(random: Random): string {
  const parts: string[] = ['<?xml version="1.0"?>'];
  if (random() < 0.1) parts.push('<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]>');
  parts.push('<w:document xmlns:w="urn:w"><w:body>');
  for (let left = size(random, 60); left > 0; left -= 1) {
    const tag = pick(random, tags);
    const attribute = random() < 0.2 ? ` w:x="${'v'.repeat(size(random, 200_000))}"` : '';
    const times = random() < 0.2 ? size(random, 200_000) : 1;
    const depth = random() < 0.1 && attribute === '' ? size(random, 20_000) : 1;
    parts.push(
      `<${tag}${attribute}>`.repeat(depth),
      pick(random, oddTexts).repeat(times),
      random() < 0.9 ? `</${tag}>`.repeat(depth) : '',
    );
  }
  return `${parts.join('')}</w:body></w:document>`.slice(0, 8_000_000);
}

function word(random: Random): Buffer {
  const zip = Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'word/document.xml': strToU8(wordXml(random)),
      ...(random() < 0.2 && { 'word/media/a.bin': new Uint8Array(size(random, 20_000_000)) }),
    }),
  );
  return random() < 0.5 ? damaged(random, zip) : zip;
}

const operators = [
  'BT',
  'ET',
  '(Hello) Tj',
  '/F1 12 Tf',
  'q',
  'Q',
  '/X1 Do',
  '1 0 0 1 0 0 cm',
  '[(a) -900 (b)] TJ',
  'BI ID EI',
];

function pdf(random: Random): Buffer {
  const content = Array.from({ length: size(random, 3_000) }, () => pick(random, operators)).join('\n');
  const stream = random() < 0.5 ? deflateSync(Buffer.from(content)) : Buffer.from(content);
  const filter = random() < 0.5 ? '/Filter /FlateDecode' : '';
  const kids = Array.from({ length: size(random, 2_000) }, () => `${1 + Math.floor(random() * 6)} 0 R`).join(' ');
  const objects = [
    `<</Type/Catalog/Pages ${pick(random, [2, 2, 2, 1, 9])} 0 R>>`,
    `<</Type/Pages/Kids[${random() < 0.6 ? '3 0 R' : kids}]/Count ${pick(random, [1, 1, -1, 2_000_000_000])}>>`,
    `<</Type/Page/Parent 2 0 R/Contents 4 0 R/MediaBox[0 0 ${pick(random, [612, 1e9, -1])} 792]/Resources<</Font<</F1 5 0 R>>/XObject<</X1 6 0 R>>>>>>`,
    `<</Length ${random() < 0.7 ? stream.length : size(random, 2e9)} ${filter}>>stream\n${stream.toString('latin1')}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Type/XObject/Subtype/Form/BBox[0 0 1 1]/Length 6/Resources<</XObject<</X1 6 0 R>>>>>>stream\n/X1 Do\nendstream`,
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  const trailer = `xref\n0 ${pick(random, [7, 1, 4_000_000])}\ntrailer<</Root 1 0 R/Size 7/Prev ${pick(random, [0, 9, body.length])}>>\nstartxref\n${pick(random, [body.length, 0, 9, -5])}\n%%EOF`;
  const whole = Buffer.from(`%PDF-1.${Math.floor(random() * 9)}\n${body}${trailer}`, 'latin1');
  return random() < 0.4 ? damaged(random, whole) : whole;
}

function text(random: Random): Buffer {
  const line = pick(random, [
    'Ann: hello\n',
    '00:00:01.000 --> 00:00:02.000\nhi\n\n',
    'a',
    '\r',
    '\ufeff',
    'ä'.repeat(99),
    '\t \t',
  ]);
  return Buffer.from(line.repeat(size(random, 200_000)).slice(0, 3_000_000));
}

/** Turns bytes over, cuts, doubles. */
function damaged(random: Random, bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (let left = size(random, 40); left > 0; left -= 1)
    copy[Math.floor(random() * copy.length)] = Math.floor(random() * 256);
  if (random() < 0.3) return copy.subarray(0, Math.floor(random() * copy.length));
  return random() < 0.2 ? Buffer.concat([copy, copy]) : copy;
}

function* files(seed: number, many: number): Generator<Buffer> {
  for (let at = 0; at < many; at += 1) {
    const random = randomBy(seed * 1_000_003 + at);
    yield pick(random, [word, pdf, text])(random);
  }
}

/** Files made at random by the grammars of their kinds, by as many visitors; every tenth is one visitor's. */
export const fuzzedFiles: Attack[] = [
  {
    name: 'files made at random',
    run: (target) => each(files(target.seed, target.files), 8, (file) => send(target, upload(file))),
  },
];

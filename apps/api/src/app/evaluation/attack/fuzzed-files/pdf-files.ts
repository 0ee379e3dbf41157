import { deflateSync } from 'node:zlib';
import { chance, damaged, pick, type Random, seldomLarge, several, size } from './random.ts';

const operators = [
  'BT',
  'ET',
  '(Hello) Tj',
  '/F1 12 Tf',
  '/F2 1e99 Tf',
  'q',
  'Q',
  '/X1 Do',
  '1 0 0 1 0 0 cm',
  '[(a) -900 (b)] TJ',
  'BI /W 99999 /H 99999 ID x EI',
  '<FEFF0041> Tj',
  '(\\101\\777\\\\) Tj',
  '/P <</MCID 0>> BDC',
  'EMC',
  'sh',
  '0 0 1e9 1e9 re W n',
];

const filters = [
  '/FlateDecode',
  '/ASCIIHexDecode',
  '/ASCII85Decode',
  '/LZWDecode',
  '/RunLengthDecode',
  '/DCTDecode',
  '/Crypt',
];

function stream(random: Random, dictionary: string, data: string): string {
  const packed = chance(random, 0.5);
  const bytes = packed ? deflateSync(Buffer.from(data, 'latin1')) : Buffer.from(data, 'latin1');
  const length = chance(random, 0.8) ? bytes.length : pick(random, [0, -1, 2_000_000_000, size(random, 2e9)]);
  const chain = packed ? ['/FlateDecode'] : [];
  if (chance(random, 0.15)) chain.push(...several(size(random, 30), () => pick(random, filters)));
  const filter = chain.length === 0 ? '' : `/Filter[${chain.join(' ')}]`;
  return `<<${dictionary}/Length ${length}${filter}>>stream\n${bytes.toString('latin1')}\nendstream`;
}

/** Repetitive text compressed repeatedly: a page may unpack to far more than the file. */
function content(random: Random): string {
  const written = several(size(random, 400), () => pick(random, operators)).join('\n');
  return chance(random, 0.1) ? written.repeat(seldomLarge(random, 50, 2_000)).slice(0, 20_000_000) : written;
}

/** A character map with ranges that are huge, overlap, or map to themselves. */
function characterMap(random: Random): string {
  const ranges = several(size(random, 200), () =>
    pick(random, ['<0000> <FFFF> <0041>', '<00> <FFFFFFFF> <D800>', '<FFFF> <0000> [<41>]']),
  );
  return `begincmap\n/CMapName /A def /A usecmap\n${ranges.length} beginbfrange\n${ranges.join('\n')}\nendbfrange\nendcmap`;
}

/** Bytes that start like a font but are not one. */
function fontProgram(random: Random): string {
  const begin = pick(random, [
    '\u0000\u0001\u0000\u0000\u00ff\u00ff',
    'OTTO\u0000\u0001',
    '%!PS-AdobeFont-1.0\n',
    'true',
    'wOFF',
    '\u0001\u0000\u0004\u0001',
  ]);
  return begin + several(size(random, 20_000), () => String.fromCharCode(Math.floor(random() * 256))).join('');
}

function fonts(random: Random): string[] {
  const subtype = pick(random, ['Type1', 'TrueType', 'Type0', 'Type3', 'CIDFontType2', 'Nothing']);
  const differences = chance(random, 0.2)
    ? `/Encoding<</Differences[${several(size(random, 2_000), (at) => `${at} /uni${at}`).join(' ')}]>>`
    : '';
  const widths = chance(random, 0.1)
    ? `/FirstChar 0/LastChar ${pick(random, [255, -1, 2e9])}/Widths[${'1 '.repeat(size(random, 50_000))}]`
    : '';
  return [
    `<</Type/Font/Subtype/${subtype}/BaseFont/Helvetica/FontDescriptor 8 0 R/ToUnicode 7 0 R/DescendantFonts[5 0 R]${differences}${widths}>>`,
    stream(random, '/Type/XObject/Subtype/Form/BBox[0 0 1 1]/Resources<</XObject<</X1 6 0 R>>>>', '/X1 Do'),
    stream(random, '/Type/CMap', characterMap(random)),
    `<</Type/FontDescriptor/FontName/A/Flags ${pick(random, [4, -1, 2e9])}/FontFile${pick(random, ['', '2', '3'])} 9 0 R>>`,
    stream(
      random,
      `/Length1 ${pick(random, [1, -1, 2e9])}/Subtype/${pick(random, ['Type1C', 'CIDFontType0C', 'OpenType'])}`,
      fontProgram(random),
    ),
  ];
}

/** An array or dictionary nested in itself many times. */
const nested = (random: Random) => {
  const deep = seldomLarge(random, 500, 50_000);
  return chance(random, 0.5) ? '['.repeat(deep) + ']'.repeat(deep) : '<</A '.repeat(deep) + '>>'.repeat(deep);
};

function crossReferences(random: Random, places: readonly number[], at: number): string {
  const previous = pick(random, ['', '', `/Prev ${at}`, '/Prev 0', '/Prev 9', '/Prev -1', `/XRefStm ${at}`]);
  const encrypted = chance(random, 0.05)
    ? '/Encrypt<</Filter/Standard/V 5/R 6/Length 999999/P -1/O(a)/U(a)>>/ID[(a)(a)]'
    : '';
  const count = chance(random, 0.8) ? places.length + 1 : pick(random, [1, 0, -1, 4_000_000]);
  const entries = places.map(
    (place) => `${String(chance(random, 0.9) ? place : size(random, 1e9)).padStart(10, '0')} 00000 n \n`,
  );
  return `xref\n0 ${count}\n0000000000 65535 f \n${entries.join('')}trailer<</Root 1 0 R/Size ${pick(random, [10, 10, 1, 2e9])}${previous}${encrypted}>>\n`;
}

/** A PDF with reference and page loops, invalid fonts, wrong lengths, and stacked filters. */
export function pdfFile(random: Random): Buffer {
  const kids = chance(random, 0.6)
    ? '3 0 R'
    : several(seldomLarge(random, 100, 20_000), () => `${1 + Math.floor(random() * 9)} 0 R`).join(' ');
  const pages = `<</Type/Pages/Kids[${kids}]/Count ${pick(random, [1, 1, 1, -1, 2_000_000_000])}>>`;
  const box = pick(random, [612, 612, 1e9, -1, 'null', '3 0 R']);
  const objects = [
    `<</Type/Catalog/Pages ${pick(random, [2, 2, 2, 2, 1, 3, 99])} 0 R${chance(random, 0.1) ? `/Names ${nested(random)}` : ''}>>`,
    pages,
    `<</Type/Page/Parent ${pick(random, [2, 2, 3])} 0 R/Contents ${pick(random, ['4 0 R', '4 0 R', '[4 0 R 4 0 R 3 0 R]'])}/MediaBox[0 0 ${box} 792]/Resources<</Font<</F1 5 0 R/F2 5 0 R>>/XObject<</X1 6 0 R>>>>>>`,
    stream(random, '', content(random)),
    ...fonts(random),
  ];
  let body = `%PDF-1.${Math.floor(random() * 9)}\n`;
  const places = objects.map((object, at) => {
    const place = body.length;
    body += `${at + 1} ${chance(random, 0.98) ? 0 : 65_536} obj\n${object}\nendobj\n`;
    return place;
  });
  const begin = chance(random, 0.8) ? body.length : pick(random, [0, 9, -5, 2e9]);
  const whole = Buffer.from(
    `${body}${crossReferences(random, places, body.length)}startxref\n${begin}\n%%EOF`,
    'latin1',
  );
  return chance(random, 0.3) ? damaged(random, whole) : whole;
}

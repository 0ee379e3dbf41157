import { contentLimits } from '@greenroom/uploaded-files/internals/extraction/content-limits';
import { createFileReader } from '@greenroom/uploaded-files';
import { textLimits } from '@greenroom/uploaded-files/internals/extraction/text-limits';
import { readMaterial, type ReadMaterial } from './read-material.ts';
import { pdfOf, pdfOfPages, protectedPdf, wordOf, wordWithBody } from '@greenroom/uploaded-files/testing/sample-files';

const log = { warn: jest.fn(), error: jest.fn() };
const files = createFileReader();
const read = (bytes: Buffer): Promise<ReadMaterial> =>
  readMaterial(files.read, bytes.toString('base64'), { ownerId: 'visitor', addressKey: 'of the visitor', log });

afterAll(() => files.stop());

afterEach(() => {
  expect(log.error).not.toHaveBeenCalled();
  jest.clearAllMocks();
});

describe('readable files', () => {
  it.each([
    ['a text', Buffer.from('Zehn Jahre Fähren ☕\r\n'), 'text', 'Zehn Jahre Fähren ☕'],
    ['a text with a byte order mark', Buffer.from('\ufeffMy draft'), 'text', 'My draft'],
    ['a text in UTF-16', Buffer.from('\ufeffMy draft', 'utf16le'), 'text', 'My draft'],
    ['a PDF', pdfOf('I led a team of nine'), 'pdf', 'I led a team of nine'],
    ['a Word file', wordOf(['I led a team', 'of nine']), 'word', 'I led a team\n\nof nine'],
    [
      'a Word file with much that is not text',
      wordOf(['My plan'], { 'word/media/image1.bmp': new Uint8Array(100_000_000) }),
      'word',
      'My plan',
    ],
  ])('reads %s, identified by its content', async (_, bytes, kind, text) => {
    expect(await read(bytes)).toEqual({ kind, text });
  });

  it('keeps as much of a long text as allowed', async () => {
    const long = 'word '.repeat(100_000);
    const files = [
      Buffer.from(long),
      wordOf([long]),
      wordOf(Array<string>(20_000).fill('A paragraph')),
      pdfOfPages(Array<string>(200).fill(long.slice(0, 2_000))),
    ];
    for (const file of files) expect((await read(file)).text.length).toBe(textLimits.material.charactersKept);
  });

  it('reads the first 400 pages of a PDF', async () => {
    const { text } = await read(pdfOfPages(Array.from({ length: 500 }, (_, index) => `Page ${index + 1}`)));
    expect(text.split('\n\n')).toHaveLength(contentLimits.pages);
    expect(text.slice(-8)).toBe('Page 400');
  });

  it('reads a text of 590,000 spaces', async () => {
    const blanks = ' '.repeat(590_000);
    expect((await read(Buffer.from(`one  \ntwo${blanks}x`))).text.slice(0, 8)).toBe('one\ntwo ');
  });

  it('drops characters that a database cannot store', async () => {
    expect((await read(Buffer.from('one\u0001two'))).text).toBe('onetwo');
  });
});

describe('a Word file', () => {
  const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const cell = (...paragraphs: string[]) =>
    `<w:tc>${paragraphs.map((text) => `<w:p>${run(text)}</w:p>`).join('')}</w:tc>`;

  it.each([
    [
      'tabs and line breaks, not tab stops',
      `<w:p><w:pPr><w:tabs><w:tab/></w:tabs></w:pPr>${run('a')}<w:r><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t></w:r></w:p>`,
      'a\tb\nc',
    ],
    ['entities and CDATA', `<w:p>${run('R&amp;D ')}${run('<![CDATA[<now>]]>')}</w:p>`, 'R&D <now>'],
    [
      'tables by row and cell',
      `<w:p>${run('Before')}</w:p><w:tbl><w:tr>${cell('a', 'more')}${cell('b')}</w:tr><w:tr>${cell('')}${cell('c')}</w:tr></w:tbl><w:p>${run('After')}</w:p>`,
      'Before\n\na\nmore\tb\nc\n\nAfter',
    ],
    [
      'what was inserted, not what was deleted',
      `<w:p><w:ins>${run('kept')}</w:ins><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:moveFrom>${run('moved')}</w:moveFrom></w:p>`,
      'kept',
    ],
    [
      'a text box once',
      `<w:p><w:r><mc:AlternateContent><mc:Choice><w:p>${run('box')}</w:p></mc:Choice><mc:Fallback><w:p>${run('box')}</w:p></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
      'box',
    ],
    ['no field codes', `<w:p><w:r><w:instrText>PAGE</w:instrText></w:r>${run('7')}</w:p>`, '7'],
  ])('returns %s', async (_, body, text) => {
    expect((await read(wordWithBody(body))).text).toBe(text);
  });
});

describe('unreadable files are rejected with a sentence', () => {
  it.each([
    ['an empty file', Buffer.from(' \n '), 'There is no text'],
    ['a PDF without text', pdfOf(''), 'There is no text'],
    ['a Word file without text', wordOf([]), 'There is no text'],
    ['a PDF with a password', protectedPdf(), 'protected by a password'],
    ['an old or protected Word file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'protected by a password'],
    ['half a Word file', wordOf(['Text']).subarray(0, 700), 'damaged'],
    ['a Word file that is not well-formed', wordWithBody('<w:p></w:r>'), 'damaged'],
    ['a PDF of nonsense', Buffer.from('%PDF-1.7\nnonsense'), 'damaged'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'Only text, PDF and Word'],
    ['another zip', Buffer.from('PK\u0003\u0004 something else'), 'Only text, PDF and Word'],
    ['a program that begins like text', Buffer.from('MZ\0\0MZ\0\0'), 'Only text, PDF and Word'],
  ])('rejects %s', async (_, bytes, sentence) => {
    await expect(read(bytes)).rejects.toMatchObject({
      code: 'unprocessable',
      message: expect.stringContaining(sentence),
    });
    expect(log.warn).not.toHaveBeenCalled();
  });
});

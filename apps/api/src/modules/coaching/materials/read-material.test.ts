import { limits, readMaterial } from './read-material.ts';
import { lyingZipBomb, pdfOf, protectedPdf, wordOf, zipBomb } from './testing/sample-files.ts';

const twice = (text: string) => Buffer.from(text.repeat(2));

describe('what can be read', () => {
  it.each([
    ['a text', Buffer.from('Zehn Jahre Fähren ☕\r\n'), 'text', 'Zehn Jahre Fähren ☕'],
    ['a text with a mark', Buffer.from('\ufeffMy draft'), 'text', 'My draft'],
    ['a text in UTF-16', Buffer.from('\ufeffMy draft', 'utf16le'), 'text', 'My draft'],
    ['a PDF', pdfOf('I led a team of nine'), 'pdf', 'I led a team of nine'],
    ['a Word file', wordOf(['I led a team', 'of nine']), 'word', 'I led a team\n\nof nine'],
  ])('%s, told by its content', async (_, bytes, kind, text) => {
    expect(await readMaterial(bytes)).toEqual({ kind, text });
  });

  it('keeps as much of a long text as it may', async () => {
    const { text } = await readMaterial(Buffer.from('word '.repeat(100_000)));
    expect(text.length).toBe(limits.charactersKept);
  });

  it('holds nobody up with blanks, however many there are', async () => {
    const blanks = ' '.repeat(590_000);
    expect((await readMaterial(Buffer.from(`one  \ntwo${blanks}x`))).text.slice(0, 8)).toBe('one\ntwo ');
  });

  it('keeps nothing that a database cannot hold', async () => {
    expect((await readMaterial(Buffer.from('one\u0001two'))).text).toBe('onetwo');
  });
});

describe('what cannot be read is refused in a sentence', () => {
  it.each([
    ['an empty file', Buffer.from(' \n '), 'There is no text'],
    ['a PDF without text', pdfOf(''), 'There is no text'],
    ['a Word file without text', wordOf([]), 'There is no text'],
    ['a PDF with a password', protectedPdf(), 'protected by a password'],
    ['an old or protected Word file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'protected by a password'],
    ['half a Word file', wordOf(['Text']).subarray(0, 700), 'damaged'],
    ['a PDF of nonsense', Buffer.from('%PDF-1.7\nnonsense'), 'damaged'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'Only text, PDF and Word'],
    ['another zip', Buffer.from('PK\u0003\u0004 something else'), 'Only text, PDF and Word'],
    ['a program that begins as text', twice('MZ\0\0'), 'Only text, PDF and Word'],
    ['a zip bomb', zipBomb(), 'too large'],
    ['a zip bomb that lies about its size', lyingZipBomb(), 'too large'],
  ])('%s', async (_, bytes, sentence) => {
    await expect(readMaterial(bytes)).rejects.toMatchObject({
      code: 'unprocessable',
      message: expect.stringContaining(sentence),
    });
  });

  it('a file that takes too long, and reads the next one after it', async () => {
    const slow = readMaterial(pdfOf('Slow'), { ms: 1 });
    const next = readMaterial(pdfOf('Next'));
    await expect(slow).rejects.toMatchObject({ code: 'unprocessable', message: expect.stringContaining('too large') });
    expect((await next).text).toBe('Next');
  });
});

import { mailName, mailText } from './mail-text.ts';

it.each([
  'Maren Cole',
  'José Núñez',
  'Zoë van der Berg-O’Neill',
  "D'Arcy",
  'J. R. R. Tolkien',
  'J.R.R. Tolkien',
  'Dr. Anna Müller',
  'Kim (HR)',
  'John 3rd',
  '李小龙',
  'محمد علي',
  'Нина Петрова',
  'नरेन्द्र',
  'แอนนา',
])('leaves the name %s unchanged', (name) => expect(mailName(name)).toBe(name));

it.each([
  ['a link', 'Maren https://evil.example/x Cole', 'Maren Cole'],
  ['a link without its scheme', 'Win at evil.example/prize now', 'Win at now'],
  ['a link in capitals', 'WWW.EVIL.EXAMPLE', ''],
  ['a bare www', 'Maren www.evil', 'Maren'],
  ['a scheme alone', 'Maren hxxp http:evil', 'Maren hxxp'],
  ['a host name in brackets', 'Maren (evil.com)', 'Maren'],
  ['a host name behind a comma', 'Maren,evil.com', ''],
  ['a host name of other scripts', 'Нина пример.рф', 'Нина'],
  ['full-width letters and dots', 'Maren ｅｖｉｌ．ｃｏｍ', 'Maren'],
  ['an ideographic dot', 'Maren evil。com', 'Maren'],
  ['a host name in Punycode', 'Maren xn--e1afmkfd.xn--p1ai', 'Maren'],
  ['a host name cut by a zero-width space', 'Maren evil.\u200bcom', 'Maren'],
  ['a host name cut by a word joiner', 'Maren ev\u2060il\ufeff.com', 'Maren'],
  ['a host name cut by a soft hyphen', 'Maren evil.c\u00adom', 'Maren'],
  ['an IP address', 'Maren 192.168.0.1', 'Maren'],
  ['an e-mail address', 'Maren call@evil.example', 'Maren'],
  ['a handle', 'Maren @evil', 'Maren'],
  ['a phone number', 'Call 0800 123 456', 'Call'],
  ['markup', '<a href=x>Maren</a>', 'a href x Maren a'],
  ['symbols and emoji', '🎁 Maren 💰!!!', 'Maren'],
  ['a directional mark', '\u202eneraM\u202c Cole', 'neraM Cole'],
  ['isolates', '\u2066Maren\u2069 \u200eCole\u200f\u061c', 'Maren Cole'],
  ['line breaks', 'Maren\r\nBcc: all\u2028Cole\u2029\u0085', 'Maren Bcc all Cole'],
  ['control characters', 'Ma\u0000r\u0007en\u001b[31m', 'Maren 31m'],
  ['invisible letters', '\u3164\u115f\u2800', ''],
  ['stacked combining marks', `Z${'\u0300'.repeat(40)}oe`, `Z${'\u0300'.repeat(3)}oe`],
  ['no letters', '1234 - .', ''],
  ['nothing', '', ''],
  ['spaces', ' \t ', ''],
])('drops %s from %j', (_, name, shown) => expect(mailName(name)).toBe(shown));

it('cuts a name after 60 characters without splitting one', () => {
  expect(mailName('ab '.repeat(40))).toBe('ab '.repeat(20).trim());
  expect(Array.from(mailName('𠮷'.repeat(80)))).toHaveLength(60);
});

it('keeps numbers, dates and punctuation in other text, but no links', () => {
  expect(mailText('Order #4711-12, of 12.11.2026: see evil.example!\nPlease', 120)).toBe(
    'Order #4711-12, of 12.11.2026: see Please',
  );
  expect(mailText('x'.repeat(200), 120)).toHaveLength(120);
});

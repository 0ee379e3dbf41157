import { withoutForeignLinks } from './links.ts';

const origin = 'https://greenroom.example';
const clean = (text: string) => withoutForeignLinks(text, origin, 'en');

it.each([
  ['See [this page](https://evil.example/login).', 'See this page.'],
  ['See [this page](https://evil.example/a(b)c "Title").', 'See this page.'],
  ['See [this page](<https://evil.example/a b>).', 'See this page.'],
  ['See ![a picture](https://evil.example/x.png).', 'See a picture.'],
  ['See ![](https://evil.example/x.png).', 'See (link removed).'],
  ['See [**bold** words](http://evil.example).', 'See **bold** words.'],
  ['See [https://evil.example](https://evil.example).', 'See (link removed).'],
  ['See [me](mailto:me@evil.example).', 'See me.'],
  ['See [me](javascript:alert(1)).', 'See me.'],
  ['See [me](data:text/html,x).', 'See me.'],
  ['See [me](//evil.example/x).', 'See me.'],
  ['See [me](/\\evil.example).', 'See me.'],
  ['See [me](/nowhere).', 'See me.'],
  ['See [me](/nowhere/at/all).', 'See me.'],
  ['See [me](#part).', 'See me.'],
  ['See [me](coaches).', 'See me.'],
  ['See [me](https://greenroom.example.evil.example/coaches).', 'See me.'],
  ['See [me](https://greenroom.example@evil.example/coaches).', 'See me.'],
  ['See [me](https://greenroom.example/nowhere).', 'See me.'],
  ['See [me](https&colon;//evil.example).', 'See me.'],
  ['See [me][1].\n\n[1]: https://evil.example', 'See me.\n\n'],
  ['See [https://evil.example](/coaches).', 'See (link removed).'],
  ['See <https://evil.example/x>.', 'See (link removed).'],
  ['Write to <me@evil.example>.', 'Write to (link removed).'],
  ['Write to me@evil.example, please.', 'Write to (link removed), please.'],
  ['See https://evil.example/x?y=1#z.', 'See (link removed).'],
  ['See (https://evil.example/x).', 'See ((link removed)).'],
  ['See HTTP://EVIL.EXAMPLE now', 'See (link removed) now'],
  ['See ftp://evil.example now', 'See (link removed) now'],
  ['See www.evil.example!', 'See (link removed)!'],
  ['See evil.example/login now', 'See (link removed) now'],
  ['See //evil.example/login now', 'See (link removed) now'],
  ['See \uE0000\uE001 now', 'See 0 now'],
])('removes the address from %j', (text, shown) => expect(clean(text)).toBe(shown));

it.each([
  'See [the coaches](/coaches).',
  'See [a coach](/aimentor/imogen-vale/chat?topic_uuid=1#x).',
  'See [an item](/library/imogen-vale/the-first-line).',
  'See [the page](https://greenroom.example/coaches).',
  'See https://greenroom.example/coaches.',
  'See <https://greenroom.example/meetings>.',
  'See [log in](/login).',
  'You work at Booking.com, and/or at findahelpline.com.',
  'Say it in 3/4 time, e.g. slowly.',
  '[Note]: say it twice.',
  'An array [1] and [a note] (like this) stay.',
  'Ratio 1:2, at 10:30.',
])('does not change %j', (text) => expect(clean(text)).toBe(text));

it('accepts only paths as own links if the origin is unknown, and replaces links in German', () => {
  expect(withoutForeignLinks('[a](/coaches) [b](https://x.example)', undefined, 'de')).toBe('[a](/coaches) b');
  expect(withoutForeignLinks('https://x.example', undefined, 'de')).toBe('(Link entfernt)');
});

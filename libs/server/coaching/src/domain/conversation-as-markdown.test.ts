import { marked } from 'marked';
import { conversationAsMarkdown, type ExportedMessage } from './conversation-as-markdown.ts';

const createdAt = new Date('2026-03-04T05:06:00Z');
const message = (more: Partial<ExportedMessage>): ExportedMessage => ({
  author: 'person',
  text: 'Hello',
  status: 'sent',
  createdAt,
  cards: [],
  ...more,
});
const exported = (messages: ExportedMessage[], locale: 'en' | 'de' = 'en') =>
  conversationAsMarkdown({ title: 'Hello', coachName: 'Imogen Vale', createdAt, messages }, locale);

it('reads as a document: who, when, what was said, and cards as links', () => {
  const cards = [{ title: 'Land the last line', url: 'https://greenroom.example/library/imogen-vale/land' }];
  expect(exported([message({}), message({ author: 'coach', text: '# Well\n\n**Yes.**', status: 'finished', cards })]))
    .toBe(`# A conversation with Imogen Vale

*Hello*

Begun on 4 March 2026. Times are UTC.

## You, 4 Mar 2026, 05:06

Hello

## Imogen Vale, 4 Mar 2026, 05:06

### Well

**Yes.**

- [Land the last line](https://greenroom.example/library/imogen-vale/land)
`);
});

it('supports German', () => {
  const german = exported([message({ status: 'removed', text: '' })], 'de');
  expect(german).toContain('# Ein Gespräch mit Imogen Vale');
  expect(german).toContain('## Du, 04.03.2026, 05:06\n\n*Diese Nachricht wurde entfernt.*');
});

it.each([
  '# no heading',
  '1. no list',
  '- no list\n- at all',
  '> no quote',
  '<script>alert(1)</script>',
  '*no* _emphasis_ ~~here~~ `or` &amp; [there](x)',
  '    no code\n```\nnor here\n```',
  '---\n===\n***',
  '| a | b |\n|---|---|\n| 1 | 2 |',
])('shows what a person wrote unchanged: %j', async (text) => {
  const html = await marked(exported([message({ text })]));
  const body = html.slice(html.indexOf('</h2>') + 5);
  expect(body).not.toMatch(/<(?!\/?p>|br)/);
  const read = body
    .replace(/<br>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(lt|gt|amp|quot|#39);/g, (_, name: string) => entities[name] as string);
  expect(read.replace(/\s+/g, ' ').trim()).toBe(text.replace(/\s+/g, ' ').trim());
});

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" };

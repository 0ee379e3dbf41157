import { randomUUID } from 'node:crypto';
import { type Attack, count, send } from './target.ts';

const message = (text: unknown) =>
  JSON.stringify({
    conversation_uuid: randomUUID(),
    instructor_slug: 'imogen-vale',
    client_message_id: randomUUID(),
    text,
  });

const bodiesOf: [name: string, body: () => string | Buffer][] = [
  ['no JSON', () => '{"text":'],
  ['JSON nested 100,000 deep', () => '['.repeat(100_000) + ']'.repeat(100_000)],
  ['a million keys', () => `{${Array.from({ length: 15_000 }, (_, at) => `"k${at}":1`).join(',')}}`],
  ['a prototype', () => '{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}}}'],
  ['bytes that are no text', () => Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d])],
  ['20 MB', () => Buffer.alloc(20_000_000, 'a')],
  ['a number as text', () => message(12)],
  ['a text of 200,000 characters', () => message('a'.repeat(200_000))],
  ['null characters and half pairs', () => message('\u0000\ud800\udfff\u202e hello')],
  ['what slows regular expressions down', () => message(`${'a '.repeat(1_900)}!`)],
  ['spaces alone', () => message(' '.repeat(3_900))],
  ['opened quotations', () => message('“'.repeat(3_900))],
  ['brackets and stars', () => message('[*'.repeat(1_950))],
];

/** Request bodies that no page sends. */
export const bodies: Attack[] = bodiesOf.map(([name, body]) => ({
  name: `body: ${name}`,
  run: async (target) => count([await send(target, { path: '/api/v1/chat', body: body() })]),
}));

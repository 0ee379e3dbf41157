import type { FastifyReply, FastifyRequest } from 'fastify';
import { writePagesInTurn } from './write-pages-in-turn.ts';

const from = (ip: string, ownerId = 'visitor') => ({ ip, person: { ownerId } }) as unknown as FastifyRequest;
const connection = (destroyed: boolean) => ({ raw: { destroyed } }) as unknown as FastifyReply;
const open = connection(false);

/** Starts pages that end when the test says so. */
function heldPages() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const page = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.push(() => resolve(name));
    });
  return { begun, page, endFirst: () => ends.shift()?.() };
}

async function turns(many: number): Promise<void> {
  for (let turn = 0; turn < many; turn += 1) await new Promise(setImmediate);
}

it('renders four pages of one address at a time, and those of another address before the rest', async () => {
  const { begun, page, endFirst } = heldPages();
  const write = writePagesInTurn();
  for (let at = 0; at < 100; at += 1) void write(from('10.0.0.1', `visitor ${at}`), open, page(`flood ${at}`));
  void write(from('10.0.0.2'), open, page('other'));
  await turns(3);
  expect(begun).toEqual(['flood 0', 'flood 1', 'flood 2', 'flood 3', 'other']);
  endFirst();
  await turns(3);
  expect(begun).toHaveLength(6);
});

it('refuses pages beyond the queue limit of one address, and continues for others', async () => {
  const { page } = heldPages();
  const write = writePagesInTurn();
  const all = Array.from({ length: 205 }, (_, at) => write(from('10.0.0.1', `visitor ${at}`), open, page(`${at}`)));
  await expect(all[204]).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  const other = heldPages();
  void write(from('10.0.0.2'), open, other.page('other'));
  await turns(3);
  expect(other.begun).toEqual(['other']);
});

it('renders no page for a connection that is closed when its turn comes', async () => {
  const { begun, page } = heldPages();
  expect(await writePagesInTurn()(from('10.0.0.1'), connection(true), page('gone'))).toBeUndefined();
  expect(begun).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import type { RoleplaySession } from '@greenroom/contracts';
import type { CallPartner, PartnerCall, PartnerPiece } from '@greenroom/calls';
import type { Person } from '@greenroom/access';
import type { RoleplayTest } from './use-roleplay-app.ts';

/** A person as the roleplay module receives one. */
export const person = (ownerId: string, signedIn = true) =>
  ({ ownerId, signedIn, allowance: null, staff: false, staffRoles: [] as Person['staffRoles'] }) as Person;

/** Creates a voice session and connects its partner. */
export async function ring(scenes: RoleplayTest, scenario: string) {
  const account = randomUUID();
  const me = scenes.fixture.as(account);
  const scene = { kind: 'written', scenario_uuid_or_slug: scenario };
  const made = await me.call('roleplayCreate', {}, { body: { scene, medium: 'voice', voice_style: 'soft' } });
  const session = made.reply as RoleplaySession;
  const { userRolePlayUuid } = session;
  const read = async () => (await me.call('roleplaySession', { userRolePlayUuid })).reply as RoleplaySession;
  return { me, session, read, account, ...(await call(scenes, account, session)) };
}

/** Calls the partner of a scene; may be repeated. */
export async function call(
  scenes: RoleplayTest,
  account: string,
  { conversationUuid, scene }: Pick<RoleplaySession, 'conversationUuid' | 'scene'>,
) {
  const asked = { mode: 'role-play' as const, conversationUuid, instructorSlug: scene.slug ?? 'custom' };
  const { partners } = scenes.fixture.roleplay;
  await partners.admit(person(account), asked);
  const made: PartnerCall = {
    ...asked,
    uuid: randomUUID(),
    ownerId: account,
    topicUuid: null,
    language: 'en',
    startedAt: scenes.fixture.clock.now(),
  };
  return { call: made, partner: await partners.open(made) };
}

async function piecesOf(
  partner: CallPartner,
  text: string,
  messageUuid: string,
  atMs: number,
): Promise<PartnerPiece[]> {
  const pieces: PartnerPiece[] = [];
  const signal = new AbortController().signal;
  const asked = { text, doubts: [] };
  for await (const piece of partner.answer({ ...asked, messageUuid, seed: messageUuid, atMs, signal }))
    pieces.push(piece);
  return pieces;
}

/** Plays one exchange of a call; a line takes 8 s, its answer 4. */
export async function exchange(
  scenes: RoleplayTest,
  partner: CallPartner,
  text: string,
  atMs: number,
  ownerId = 'x',
  whole = true,
) {
  const said = randomUUID();
  scenes.fixture.clock.pass(8_000);
  const judgement = await partner.judge(text);
  const spoken = { fromMs: atMs, toMs: atMs + 8_000 };
  const keepSaid = { ownerId, messageUuid: said, clientMessageId: null, text, doubts: [], judgement, spoken };
  await scenes.database.db.transaction((tx) => partner.keepSaid(tx, keepSaid));
  const pieces = await piecesOf(partner, text, said, atMs + 8_000);
  scenes.fixture.clock.pass(4_000);
  const words = pieces.flatMap((piece) => (piece.type === 'text' ? [piece.text] : [])).join('');
  const beside = pieces.findLast(({ type }) => type === 'beside') as { beside: unknown } | undefined;
  const heard = { fromMs: atMs + 8_500, toMs: atMs + 12_000 };
  const messageUuid = randomUUID();
  const keepHeard = { ownerId, messageUuid, text: words, whole, spoken: heard, beside: beside?.beside };
  await scenes.database.db.transaction((tx) => partner.keepHeard(tx, keepHeard));
  return words;
}

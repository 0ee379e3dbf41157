import { randomUUID } from 'node:crypto';
import { endpoints, type EndpointName, fillPath } from '@greenroom/contracts';
import { type Browser, browser, goodPassword, someAddress } from '../../testing/identity-app.ts';
import { type KnownIds, knownIds } from './known-ids.ts';
import type { ProductUnderTest } from './open-product.ts';

const names = ['visitor', 'member A', 'member B', 'staff'] as const;

export interface FuzzPerson {
  name: (typeof names)[number];
  browser: Browser;
  address: string;
  /** Part of everything this person writes; it must not appear in another person's answers. */
  mark: string;
  ids: KnownIds;
}

export async function fuzzPeople(product: ProductUnderTest): Promise<FuzzPerson[]> {
  const people: FuzzPerson[] = [];
  for (const name of names) people.push(await fuzzPerson(product, name));
  return people;
}

/** All lanes share one staff account, so data that one lane creates may be deleted by another. */
const tries = 10;

/** Creates a person with a conversation, a meeting, a scene and a material. */
export async function fuzzPerson(product: ProductUnderTest, name: FuzzPerson['name']): Promise<FuzzPerson> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await newcomer(product, name);
    } catch (error) {
      if (name !== 'staff' || tried === tries) throw error;
    }
  }
}

async function newcomer(product: ProductUnderTest, name: FuzzPerson['name']): Promise<FuzzPerson> {
  // Staff rights require a request from this machine.
  const address = name === 'staff' ? '127.0.0.1' : `10.${byte()}.${byte()}.${byte()}`;
  const mark = `mark${randomUUID().slice(0, 13).replace('-', '')}`;
  const one = { name, address, browser: browser(product, address), mark, ids: knownIds() };
  if (name.startsWith('member')) await expectOk(one.browser.signUp(someAddress(), { name: `Maren ${mark}` }));
  if (name === 'staff') await (entering = entering.then(() => enterAsStaff(product, one.browser)));
  await plant(one);
  return one;
}

/** A staff link is valid only until the next one is made, so staff enter one after the other. */
let entering: Promise<void> = Promise.resolve();

async function enterAsStaff(product: ProductUnderTest, staff: Browser): Promise<void> {
  // Each link counts against its address's limit, and a whole run uses one address.
  await product.database.pool.query('delete from rate_limits');
  // All lanes share one staff account, whose daily scenes would soon be used up, so earlier ones are dated to
  // yesterday.
  await product.database.pool.query(
    `update role_plays set created_at = created_at - interval '1 day' where created_at > now() - interval '1 day'`,
  );
  const token = await product.staffToken();
  await expectOk(staff.ask('POST', endpoints.staffEnter.path, { token }));
}

const byte = () => Math.floor(Math.random() * 254) + 1;

/** Creates the person's data before anything is tried. */
async function plant({ browser: me, mark, ids, name }: FuzzPerson): Promise<void> {
  const ask = async (endpoint: EndpointName, params: Record<string, string> = {}, body?: Record<string, unknown>) => {
    const { method, path } = endpoints[endpoint];
    const answer = await me.ask(method, fillPath(path, params), body);
    if (answer.statusCode >= 300) throw new Error(`${endpoint} as ${name}: ${answer.statusCode} ${answer.body}`);
    ids.learn(body);
    ids.learn(answer.json());
  };
  const conversation = randomUUID();
  await ask(
    'chatSend',
    {},
    {
      conversation_uuid: conversation,
      instructor_slug: 'imogen-vale',
      client_message_id: randomUUID(),
      text: `${mark} How do I begin my talk?`,
    },
  );
  const instructorSlug = 'imogen-vale';
  await ask('mentorBio', { slug: instructorSlug });
  ids.learn({ instructorSlug });
  ids.learn({ categorySlug: 'work', scenarioUuidOrSlug: 'ask-for-the-raise', scenarioSlug: 'ask-for-the-raise' });
  await ask(
    'chatMaterialBring',
    {},
    {
      conversation_uuid: conversation,
      instructor_slug: instructorSlug,
      name: `${mark}.txt`,
      content: { as: 'pasted', text: `${mark} is what I want to say.` },
    },
  );
  if (name === 'visitor') return;
  const scene = { kind: 'written', scenario_uuid_or_slug: 'ask-for-the-raise' };
  await ask('roleplayCreate', {}, { user_role_play_uuid: randomUUID(), scene });
  await ask('commerceSubscriptionCreate', {}, { tier: 'annual', terms_agreed: true, attempt_uuid: randomUUID() });
  const transcript = Buffer.from(`Maren: ${mark} I will send it.\nOther: Good.\n`.repeat(8)).toString('base64');
  const meeting = { conversation_uuid: randomUUID(), title: `${mark} weekly`, kind: 'other', others_agreed: true };
  await ask('meetingsCreate', {}, meeting);
  await ask('meetingsBring', { conversationUuid: meeting.conversation_uuid }, { name: 'a.txt', base64: transcript });
  await ask('meetingsChange', { conversationUuid: meeting.conversation_uuid }, { you: ['Maren'] });
  await ask('meetingsEnd', { conversationUuid: meeting.conversation_uuid });
  const open = { conversation_uuid: randomUUID(), title: `${mark} open`, kind: 'other' };
  await ask('meetingsCreate', {}, open);
  const recording = { name: `${mark}.wav`, language: 'en', voices: 'mine', duration_ms: 60_000 };
  // An account has at most two recordings at once, and all lanes share one staff account.
  if (name !== 'staff') await ask('meetingsRecordingBegin', { conversationUuid: open.conversation_uuid }, recording);
  await ask('libraryContents', { instructorSlug });
  await ask('usersRead', { uuid: 'me' });
  await ask('authSessions');
  await ask('roleplayHomepage');
  await ask('homepage');
}

async function expectOk(asked: Promise<{ statusCode: number; body: string }>): Promise<void> {
  const { statusCode, body } = await asked;
  if (statusCode >= 300) throw new Error(`${statusCode}: ${body}`);
}

export const ownPassword = goodPassword;

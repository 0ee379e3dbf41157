import fc from 'fast-check';
import { messages, conversations } from '../coaching.tables.ts';
import { type ScriptedLanguageModel, scriptedLanguageModel } from '@greenroom/ports/testing/language-model';
import { textSeen, visitor } from '../testing/coaching-app.ts';
import { useCoachingApp } from '../testing/use-coaching-app.ts';

const coaching = useCoachingApp();
const coach = () => coaching.catalogue.coaches[0]?.slug as string;
const other = () => coaching.catalogue.coaches[1]?.slug as string;

type Me = ReturnType<typeof visitor>;
const heard = ({ events }: Awaited<ReturnType<Me['ask']>>) => textSeen(events);
const lastPrompt = (model: ScriptedLanguageModel) => JSON.stringify(model.asked.at(-1)?.messages);
const nothing = { goal: null, decided: [], commitments: [], facts: [] };

/** Returns the tables of the whole database that contain a word. */
async function tablesWith(word: string): Promise<string[]> {
  const { pool } = coaching.database;
  const { rows } = await pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hit = await pool.query(`select from ${name} as t where t::text ilike $1 limit 1`, [`%${word}%`]);
    if (hit.rowCount) found.push(name.replace('public.', ''));
  }
  return found.sort();
}

describe('the house engine', () => {
  it('comes back to the goal and the plan of the last conversation with this coach, and of no other', async () => {
    const me = coaching.visitor();
    const { conversationUuid } = await me.ask('I want to ask my boss for a raise. I’ll ring Ann tomorrow.', coach());
    await me.ask('Yes, that’s it', coach(), conversationUuid);
    expect(heard(await me.ask('Hello', other()))).not.toContain('raise');
    const said = heard(await me.ask('Hello', coach()));
    expect(said).toContain('to ask your boss for a raise');
    expect(said).toContain('ring Ann');
  });

  it('does not mention forgotten memory, and uses what was corrected', async () => {
    const me = coaching.visitor();
    const { conversationUuid } = await me.ask('I want to ask my boss for a raise.', coach());
    const body = { conversation_uuid: conversationUuid, ...nothing };
    await me.change('PUT', 'chat/recap', { ...body, goal: 'To find other work' });
    expect(heard(await me.ask('Hello', coach()))).toContain('to find other work');
    await me.change('PUT', 'chat/recap', body);
    expect(heard(await me.ask('Hello', coach()))).not.toMatch(/raise|other work/);
  });

  it('comes back to nothing after a crisis, and shows none of it', async () => {
    const me = coaching.visitor();
    const first = await me.ask('I want to ask my boss for a raise.', coach());
    await me.ask('Yes, that’s it', coach(), first.conversationUuid);
    const { conversationUuid } = await me.ask('I’m a nurse. I want to sing.', coach());
    await me.ask('I want to kill myself', coach(), conversationUuid);
    expect(heard(await me.ask('Hello', coach()))).not.toMatch(/raise|sing\b/);
    expect((await me.get('memory')).json<{ memories: unknown[] }>().memories).toHaveLength(1);
  });
});

describe('a language model', () => {
  async function withModel() {
    const model = scriptedLanguageModel(['I see.']);
    return { model, me: visitor(await coaching.start({ model })) };
  }

  it('receives goals, plans and facts from all conversations as data, with coach and day, and nothing that was pasted', async () => {
    const { model, me } = await withModel();
    await me.ask(
      'I’m a nurse and I want to sing. Ann wrote: I live in Zagreb. I want to fly.\n> I work at a circus',
      other(),
    );
    await me.ask('Hello', coach());
    const [system] = model.asked.at(-1)?.messages ?? [];
    const day = new Date().toISOString().slice(0, 10);
    const remembered = /<remembered>\n([\s\S]*?)\n<\/remembered>/.exec(system?.content ?? '')?.[1];
    expect(remembered?.split('\n')).toEqual([
      `${day}, with ${coaching.catalogue.coaches[1]?.name}, goal: To sing`,
      `${day}, with ${coaching.catalogue.coaches[1]?.name}, about themselves: I’m a nurse`,
    ]);
  });

  it('no longer receives what was forgotten, nor what it said about it itself', async () => {
    const { model, me } = await withModel();
    const { conversationUuid } = await me.ask('I want to sing in Zagreb. I’m a nurse.', coach());
    const said = visitor(
      await coaching.start({ model: scriptedLanguageModel(['Welcome. How was singing in Zagreb? Sit down.']) }),
      me.visitorId,
    );
    const second = await said.ask('Hello', coach());
    await me.change('PUT', 'chat/recap', { conversation_uuid: conversationUuid, ...nothing, facts: ['I’m a nurse'] });
    await me.ask('And now?', coach(), second.conversationUuid);
    expect(lastPrompt(model)).not.toContain('Zagreb');
    expect(lastPrompt(model)).toContain('Sit down.');
    expect(lastPrompt(model)).toContain('a nurse');
    const found = (await me.get('chat/search', { text: 'Zagreb' })).json<{ hits: { author: string }[] }>().hits;
    expect(found.map(({ author }) => author)).toEqual(['person']);
  });
});

describe('forgetting', () => {
  const marker = 'Quuxberg';

  async function remembered() {
    const me = coaching.visitor();
    const said = `I want to sing in ${marker}. I work in ${marker}. I’ll ring ${marker} tomorrow.`;
    const first = await me.ask(said, coach());
    await me.get('chat/recap', { conversation_uuid: first.conversationUuid });
    const second = await me.ask('Hello', coach());
    expect(heard(second)).toContain(marker);
    expect(await tablesWith(marker)).toEqual(['answer_events', 'check_ins', 'conversations', 'messages']);
    return { me, first, second };
  }

  it('with its conversation removes everything: no table of the database contains it', async () => {
    const { me, first } = await remembered();
    await me.change('DELETE', `chat/conversations/${first.conversationUuid}`);
    expect(await tablesWith(marker)).toEqual([]);
    expect(heard(await me.ask('Hello', coach()))).not.toContain(marker);
  });

  it('without its conversation removes all but what was said in that conversation', async () => {
    const { me, first } = await remembered();
    await me.change('DELETE', 'memory');
    const left = await coaching.db.select().from(messages);
    const holds = left.filter(({ text }) => text.includes(marker));
    expect(new Set(holds.map(({ conversationUuid }) => conversationUuid))).toEqual(new Set([first.conversationUuid]));
    const rows = await coaching.db.select().from(conversations);
    expect(JSON.stringify(rows.map(({ recap, madeRecap }) => [recap, madeRecap]))).not.toContain(marker);
    expect(await tablesWith(marker)).toEqual(['answer_events', 'conversations', 'messages']);
    await me.change('DELETE', `chat/conversations/${first.conversationUuid}`);
    expect(await tablesWith(marker)).toEqual([]);
  });

  it('is not undone by the old message, whatever is said after it', async () => {
    const { me, first } = await remembered();
    await me.change('PUT', 'chat/recap', { conversation_uuid: first.conversationUuid, ...nothing });
    await me.ask('And what now?', coach(), first.conversationUuid);
    expect(JSON.stringify((await me.get('memory')).json())).not.toContain(`sing in ${marker}`);
    expect(heard(await me.ask('Hello', coach()))).not.toContain(marker);
    await me.change('DELETE', `chat/conversations/${first.conversationUuid}`);
  });
});

it('never mixes the memories of two people, whatever they say, correct and forget in turns', async () => {
  const model = scriptedLanguageModel(['I see.']);
  const running = await coaching.start({ model });
  const deed = fc.record({
    who: fc.constantFrom(0, 1),
    what: fc.constantFrom('says', 'asks', 'corrects', 'forgets'),
    coach: fc.constantFrom(coach(), other()),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 2, maxLength: 8 }), async (deeds) => {
      const people = [visitor(running), visitor(running)].map((me, index) => ({
        me,
        marker: `Marker${index}`,
        last: '',
      }));
      for (const { who, what, coach: slug } of deeds) {
        const one = people[who] as (typeof people)[number];
        const stranger = people[1 - who]?.marker as string;
        const body = { conversation_uuid: one.last, ...nothing, goal: `To see ${one.marker}` };
        if (what === 'says')
          one.last = (await one.me.ask(`I want to see ${one.marker}. I live in ${one.marker}.`, slug)).conversationUuid;
        else if (what === 'corrects' && one.last) await one.me.change('PUT', 'chat/recap', body);
        else if (what === 'forgets') await one.me.change('DELETE', 'memory');
        else await one.me.ask('Hello', slug);
        expect(lastPrompt(model) ?? '').not.toContain(what === 'says' || what === 'asks' ? stranger : 'Nobody');
        expect((await one.me.get('memory')).body).not.toContain(stranger);
      }
    }),
    { numRuns: 15 },
  );
});

import { eq } from 'drizzle-orm';
import { checkIns } from '../../database/schema.ts';
import { useCoachingApp } from './testing/use-coaching-app.ts';

const coaching = useCoachingApp();
const coach = () => coaching.catalogue.coaches[0]!;
const said = 'I want to ask my boss for a raise. I will ring Ann tomorrow. I have decided to stay calm.';

type Me = ReturnType<typeof coaching.visitor>;
const memories = async (me: Me) => (await me.get('memory')).json<{ memories: Record<string, unknown>[] }>().memories;

test('what each conversation came to, with its coach; what came to nothing is left out', async () => {
  const me = coaching.visitor();
  const { conversationUuid } = await me.ask(said, coach().slug);
  await me.ask('Hello', coach().slug);
  expect(await memories(me)).toEqual([
    expect.objectContaining({
      conversation_uuid: conversationUuid,
      instructor_slug: coach().slug,
      instructor_name: coach().name,
      goal: 'To ask your boss for a raise',
      decided: [expect.any(String)],
      commitments: [expect.objectContaining({ due_on: expect.any(String) as string })],
      edited_at: null,
    }),
  ]);
});

test('what one corrects is what is remembered, and emptied it is forgotten', async () => {
  const me = coaching.visitor();
  const { conversationUuid } = await me.ask(said, coach().slug);
  const body = { conversation_uuid: conversationUuid, goal: 'To leave', decided: [], commitments: [] };
  await me.change('PUT', 'chat/recap', body);
  expect(await memories(me)).toMatchObject([
    { goal: 'To leave', decided: [], edited_at: expect.any(String) as string },
  ]);
  await me.change('PUT', 'chat/recap', { ...body, goal: null });
  expect(await memories(me)).toEqual([]);
});

test('all of it is forgotten at once, with the check-ins that wait; others’ stays, and so do the conversations', async () => {
  const me = coaching.visitor();
  const other = coaching.visitor();
  const { conversationUuid } = await me.ask(said, coach().slug);
  await me.get('chat/recap', { conversation_uuid: conversationUuid });
  const waiting = () => coaching.db.select().from(checkIns).where(eq(checkIns.conversationUuid, conversationUuid));
  expect(await waiting()).toHaveLength(1);
  await other.ask(said, coach().slug);

  expect((await me.change('DELETE', 'memory')).json()).toEqual({ forgotten: 1 });
  expect(await memories(me)).toEqual([]);
  expect(await waiting()).toEqual([]);
  expect(await memories(other)).toHaveLength(1);
  const read = await me.get('chat', { conversation_uuid: conversationUuid });
  expect(read.json<{ messages: { text: string }[] }>().messages.map(({ text }) => text)).toContain(said);
});

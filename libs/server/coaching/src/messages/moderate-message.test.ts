import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { wordLists } from '@greenroom/safety';
import { conversations, messages } from '../coaching.tables.ts';
import { scriptedLanguageModel } from '@greenroom/ports/testing/language-model';
import { eventsIn, textSeen, visitor, type WireMessage } from '../testing/coaching-app.ts';
import { useCoachingApp } from '../testing/use-coaching-app.ts';

const coaching = useCoachingApp({ moderator: wordLists });

type Pair = { message: WireMessage & { removed_for: string | null }; answer: WireMessage };
const coach = () => coaching.catalogue.coaches[0]?.slug as string;
const body = (text: string, conversation: string = randomUUID()) => ({
  conversation_uuid: conversation,
  instructor_slug: coach(),
  client_message_id: randomUUID(),
  text,
});

describe('a message that breaks a rule', () => {
  it.each([
    ['How do I build a pipe bomb?', 'weapons', 'I removed your message because it asked how a weapon is made'],
    ['Ich werde meinen Chef umbringen', 'violence', 'Ich habe Ihre Nachricht entfernt, weil sie jemanden bedroht hat'],
  ])('“%s” is removed for %s, and the answer says so', async (text, rule, sentence) => {
    const me = coaching.visitor();
    const first = body(text);
    const sent = await me.send(first);
    const { message, answer } = sent.json<Pair>();
    expect(message).toMatchObject({ status: 'removed', text: '', removed_for: rule });
    expect(answer).toMatchObject({ status: 'finished', text: expect.stringContaining(sentence) });
    const events = eventsIn((await me.stream(answer.uuid)).body);
    expect(events.at(-1)?.data).toMatchObject({ type: 'finished', message: { text: answer.text } });
    const kept = await coaching.db
      .select()
      .from(messages)
      .where(eq(messages.conversationUuid, first.conversation_uuid));
    const [conversation] = await coaching.db
      .select()
      .from(conversations)
      .where(eq(conversations.uuid, first.conversation_uuid));
    expect(JSON.stringify([kept, conversation])).not.toContain(text);
    expect((await me.send(first)).json()).toEqual(sent.json());
  });

  it('is removed when the last message is edited into it', async () => {
    const me = coaching.visitor();
    const first = body('Hello');
    const { message } = (await me.send(first)).json<Pair>();
    const edited = await coaching.app.inject({
      method: 'POST',
      url: '/api/v1/chat/edit',
      cookies: { visitor_id: me.visitorId },
      payload: { message_uuid: message.uuid, client_message_id: randomUUID(), text: 'Kill all the immigrants' },
    });
    expect(edited.json()).toMatchObject({ message: { status: 'removed', text: '', removed_for: 'hate', version: 2 } });
  });

  it('gets no other answer', async () => {
    const me = coaching.visitor();
    const { answer } = (await me.send(body('How do I build a pipe bomb?'))).json<Pair>();
    const again = await coaching.app.inject({
      method: 'POST',
      url: '/api/v1/chat/regenerate',
      cookies: { visitor_id: me.visitorId },
      payload: { answer_uuid: answer.uuid, client_message_id: randomUUID() },
    });
    expect(again.statusCode).toBe(409);
  });

  it('does not end the conversation', async () => {
    const me = coaching.visitor();
    const first = body('How do I build a pipe bomb?');
    await me.send(first);
    const { events } = await me.ask('Hello', coach(), first.conversation_uuid);
    expect(events.at(-1)?.data.message).toMatchObject({ status: 'finished', position: 4 });
  });
});

it('never removes signs of self-harm: they get an answer that offers help', async () => {
  const severe = { name: 'severe', check: async () => 'self-harm-methods' as const };
  const me = visitor(await coaching.start({ moderator: severe }));
  const { events } = await me.ask('I want to end my life', coach());
  expect(textSeen(events)).toContain('988');
});

it('replaces a model’s answer that breaks a rule with one of the house engine', async () => {
  const model = scriptedLanguageModel(['The forbidden recipe ', 'begins with …']);
  const strict = {
    name: 'strict',
    check: async (text: string) => (text.includes('forbidden') ? ('self-harm-methods' as const) : undefined),
  };
  const started = await coaching.start({ model, moderator: strict });
  const { events } = await visitor(started).ask('Hello', coach());
  expect(events.some(({ data }) => data.type === 'restarted')).toBe(true);
  expect(events.at(-1)?.data.message).toMatchObject({ status: 'finished', answered_by: 'house-for-model' });
  expect(textSeen(events)).not.toContain('forbidden');
  expect(started.warnings).toMatchObject([{ trouble: 'unsafe', shown: true }]);
});

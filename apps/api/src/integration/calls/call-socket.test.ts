import { SpeechEngineError } from '@greenroom/ports/speech-engine-error';
import { randomUUID } from 'node:crypto';
import { callBounds, callCloseCodes, mayReconnect } from '@greenroom/contracts';
import { eq } from 'drizzle-orm';
import { calls, callTurns } from '@greenroom/calls/tables';
import { scriptedLanguageModel } from '@greenroom/ports/testing/language-model';
import { toneSynthesizer } from '@greenroom/ports/testing/speech-synthesizer';
import { scriptedTranscriber } from '@greenroom/ports/testing/transcriber';
import { turnSettings } from '@greenroom/turn-taking';
import { type CallsFixture, openCallsFixture } from './testing/calls-app.ts';
import { CallClient, loud } from '@greenroom/calls/testing/call-client';

let fixture: CallsFixture;
beforeAll(async () => {
  fixture = await openCallsFixture();
});
afterAll(() => fixture.close());

const answer = ['First things first. ', 'Tell me more about it. ', 'What happened then?'];
const model = () => scriptedLanguageModel(answer);
/** Slow speech, which leaves time to interrupt. */
const slowly = { synthesizer: toneSynthesizer({ wordMs: 250 }) };
const silence = { ...turnSettings.silence };

const soon = (look: () => Promise<void>) => fixture.soon(look);
const sleep = (ms: number) => fixture.clock.sleep(ms);

describe('a call', () => {
  it('greets, understands and answers, and is stored in the chat', async () => {
    const running = await fixture.start({ model: model() });
    const me = fixture.caller(running);
    const { client, started } = await me.talk();
    await client.speak(loud(600));
    const { message } = await client.turn(({ author }) => author === 'person');
    expect(message.turn).toMatchObject({ text: 'Hello there.', how: 'spoken', status: 'done' });
    const said = await client.turn(({ author, status, id }) => author === 'coach' && status === 'done' && id > 2);
    expect(said.message.turn).toMatchObject({ text: answer.join(''), heard: answer.join('') });
    await soon(async () =>
      expect((await me.messages()).map(({ author, status }) => [author, status])).toEqual([
        ['coach', 'finished'],
        ['person', 'sent'],
        ['coach', 'finished'],
      ]),
    );
    const kept = await me.messages();
    expect(kept[2]).toMatchObject({ text: answer.join(''), answeredBy: 'model' });
    expect(kept.map(({ uuid }) => uuid)).toEqual([...client.turns.values()].map(({ messageUuid }) => messageUuid));
    expect(client.all('measures').at(-1)?.measures).toMatchObject({ turnId: message.turn.id, preemptive: true });
    client.send({ type: 'end', why: 'hung-up' });
    const { message: ended } = await client.next('ended');
    expect(ended).toMatchObject({ why: 'hung-up', paywall: false });
    await soon(async () => {
      const [row] = await fixture.db.select().from(calls).where(eq(calls.uuid, started.callUuid));
      expect(row).toMatchObject({ why: 'hung-up', talkedMs: ended.talkedMs, taken: 1 });
      const turns = await fixture.db.select().from(callTurns).where(eq(callTurns.callUuid, started.callUuid));
      expect(turns.find(({ id }) => id === message.turn.id)?.measures).toMatchObject({ totalMs: expect.any(Number) });
    });
    expect(client.closeCode).toBe(callCloseCodes.ended);
    expect(running.warnings).toEqual([]);
  });

  it('can be interrupted, and remembers what was heard', async () => {
    const transcriber = scriptedTranscriber(['Hello there.', 'Wait, I meant the other one.']);
    const running = await fixture.start({ model: model(), engines: { ...slowly, transcriber } });
    const me = fixture.caller(running);
    const { client } = await me.talk();
    await client.speak(loud(600));
    await client.next('utterance', ({ kind }) => kind === 'answer');
    await sleep(turnSettings.bargeIn.cutInWithinMs + 200);
    const from = fixture.clock.now();
    void client.speak(loud(900));
    const lowered = await client.next('playback', ({ do: what }) => what === 'lower');
    const paused = await client.next('playback', ({ do: what }) => what === 'pause');
    expect(lowered.at - from).toBeLessThan(turnSettings.bargeIn.lowerAfterMs + 300);
    expect(paused.at - from).toBeLessThan(turnSettings.bargeIn.pauseAfterMs + 300);
    const { message } = await client.turn(({ status }) => status === 'interrupted');
    expect(answer.join('').startsWith(message.turn.heard)).toBe(true);
    expect(message.turn.heard.split(' ').length).toBeLessThan(11);
    await client.turn(({ text }) => text.startsWith('Wait'));
    await soon(async () => {
      const [, , cut, next] = await me.messages();
      expect(cut).toMatchObject({ author: 'coach', status: 'stopped', text: message.turn.heard, suggestions: [] });
      expect(next).toMatchObject({ author: 'person', text: 'Wait, I meant the other one.' });
    });
    client.close();
  });

  it('confirms a day that may be misheard, does not build on it until then, and answers the turn', async () => {
    const heard = 'I have to see my boss on Thursday.';
    const wordConfidences = [0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.2];
    const transcriber = scriptedTranscriber([{ text: heard, wordConfidences }, 'Yes.']);
    const running = await fixture.start({ model: model(), engines: { ...slowly, transcriber } });
    const me = fixture.caller(running);
    const { client } = await me.talk();
    await client.speak(loud(600));
    const { message } = await client.turn(({ author, text }) => author === 'person' && text === heard);
    expect(message.turn.doubts).toEqual([7]);
    await client.turn(({ text, status }) => text === 'Did you say Thursday?' && status === 'done');
    const kept = { text: 'I have to see my boss then.', heardAs: heard };
    await soon(async () => expect((await me.messages())[1]).toMatchObject(kept));
    await client.speak(loud(600));
    await client.turn(({ text, doubts }) => text === heard && doubts?.length === 0);
    await soon(async () => expect((await me.messages())[1]).toMatchObject({ text: heard, heardAs: null }));
    await client.turn(({ author, text }) => author === 'coach' && text.startsWith('First'));
    client.close();
  });

  it('follows instructions about the call itself without storing them as messages', async () => {
    const transcriber = scriptedTranscriber(['Hello there.', 'Could you say that again?']);
    const running = await fixture.start({ model: model(), engines: { ...slowly, transcriber } });
    const me = fixture.caller(running);
    const { client } = await me.talk();
    await client.speak(loud(600));
    await client.turn(
      ({ author, status, text }) => author === 'coach' && status === 'done' && text.startsWith('First'),
    );
    await client.speak(loud(600));
    await client.turn(({ text, messageUuid }) => text === 'Could you say that again?' && messageUuid === null);
    await client.seen('utterance', ({ kind }) => kind === 'repeat');
    await soon(async () =>
      expect((await me.messages()).map(({ author }) => author)).toEqual(['coach', 'person', 'coach']),
    );
    client.close();
  });

  it('plays a sentence while it is still being made, and can be interrupted in it', async () => {
    const rest = Promise.withResolvers<void>();
    let answering = false;
    const beforeWord = (count: number) => (answering && count === 2 ? rest.promise : undefined);
    const synthesizer = toneSynthesizer({ wordMs: 250, beforeWord });
    const transcriber = scriptedTranscriber(['Hello there.', 'Wait, I meant the other one.']);
    const running = await fixture.start({ model: model(), engines: { synthesizer, transcriber } });
    const me = fixture.caller(running);
    const { client } = await me.talk();
    answering = true;
    await client.speak(loud(600));
    const { message } = await client.next('utterance', ({ kind }) => kind === 'answer');
    await sleep(1_000);
    // "First things", and no more.
    expect(client.soundMs.get(message.utteranceId)).toBe(500);
    answering = false;
    rest.resolve();
    await sleep(800);
    expect(client.soundMs.get(message.utteranceId)).toBeGreaterThan(750);
    expect(client.all('caption').filter(({ utteranceId }) => utteranceId === message.utteranceId)).toMatchObject([
      { text: 'First things first.', fromMs: 0, durationMs: 500 },
      { text: 'First things first.', fromMs: 0, durationMs: 750 },
      { text: 'Tell me more about it.', fromMs: 750, durationMs: 1_250 },
      { text: 'What happened then?', fromMs: 2_000 },
    ]);
    void client.speak(loud(900));
    const cut = await client.turn(({ status }) => status === 'interrupted');
    expect(answer.join('').startsWith(cut.message.turn.heard)).toBe(true);
    expect(cut.message.turn.heard).toMatch(/^First things first\./);
    client.close();
  });

  it('can be interrupted in a sentence that is still being made: only the words heard are stored', async () => {
    let answering = false;
    const beforeWord = (count: number) => (answering && count === 2 ? new Promise<void>(() => {}) : undefined);
    const synthesizer = toneSynthesizer({ wordMs: 250, beforeWord });
    const running = await fixture.start({ model: model(), engines: { synthesizer } });
    const me = fixture.caller(running);
    const { client } = await me.talk();
    answering = true;
    await client.speak(loud(600));
    await client.next('utterance', ({ kind }) => kind === 'answer');
    await sleep(1_000);
    client.send({ type: 'end', why: 'hung-up' });
    await client.next('ended');
    await soon(async () => expect((await me.messages()).at(-1)).toMatchObject({ author: 'coach', text: 'First' }));
  });

  it('records who answers as soon as the first words are heard', async () => {
    const writes = scriptedLanguageModel([
      'Name a day first. ',
      'Then say why. ',
      'Wait for the answer. ',
      'And ',
      { waitFor: new Promise(() => {}) },
    ]);
    const running = await fixture.start({ model: writes });
    const me = fixture.caller(running);
    const { client } = await me.talk();
    await client.speak(loud(600));
    await soon(async () =>
      expect((await me.messages())[2]).toMatchObject({ author: 'coach', status: 'stopped', answeredBy: 'model' }),
    );
    client.close();
  });

  it('continues after a back-channel', async () => {
    const transcriber = scriptedTranscriber(['Hello there.', 'Uh-huh.']);
    const running = await fixture.start({ model: model(), engines: { ...slowly, transcriber } });
    const { client } = await fixture.caller(running).talk();
    await client.speak(loud(600));
    await client.next('utterance', ({ kind }) => kind === 'answer');
    await sleep(500);
    await client.speak(loud(600));
    await client.next('playback', ({ do: what }) => what === 'resume');
    const { message } = await client.turn(({ text, status }) => text === answer.join('') && status === 'done');
    expect(message.turn.heard).toBe(answer.join(''));
    client.close();
  });

  it('accepts typed messages, and each numbered message once', async () => {
    const running = await fixture.start({ model: model() });
    const me = fixture.caller(running);
    const { client } = await me.talk();
    const typed = { type: 'typed', seq: 1, clientMessageId: randomUUID(), text: 'I’d rather type' } as const;
    client.sendRaw(typed);
    client.sendRaw(typed);
    await client.turn(({ text }) => text === answer.join(''));
    await soon(async () => {
      const own = (await me.messages()).filter(({ author }) => author === 'person');
      expect(own).toMatchObject([{ text: 'I’d rather type', clientMessageId: typed.clientMessageId }]);
    });
    client.close();
  });

  it('answers a message that breaks a rule with the reason, and stores it nowhere', async () => {
    const transcriber = scriptedTranscriber(['Something forbidden.']);
    const running = await fixture.start({ model: model(), engines: { transcriber } });
    const me = fixture.caller(running);
    const { client, started } = await me.talk();
    await client.speak(loud(600));
    const { message } = await client.turn(
      ({ author, id, status }) => author === 'coach' && id > 2 && status === 'done',
    );
    expect(message.turn.text).toMatch(/^I removed your message because/);
    expect([...client.turns.values()].find(({ author }) => author === 'person')).toMatchObject({
      status: 'withdrawn',
      text: '',
    });
    await soon(async () =>
      expect((await me.messages())[1]).toMatchObject({ status: 'removed', text: '', removedFor: 'hate' }),
    );
    const turns = await fixture.db.select().from(callTurns).where(eq(callTurns.callUuid, started.callUuid));
    expect(JSON.stringify(turns)).not.toContain('forbidden');
    client.close();
  });

  it('does not say anything that breaks a rule', async () => {
    const running = await fixture.start({
      model: scriptedLanguageModel(['That is fine. ', 'This is forbidden. ', 'And more.']),
    });
    const me = fixture.caller(running);
    const { client } = await me.talk();
    await client.speak(loud(600));
    await client.next('notice', ({ notice }) => notice === 'model-failing');
    await soon(async () =>
      expect((await me.messages())[2]).toMatchObject({ text: 'That is fine.', status: 'stopped' }),
    );
    expect(JSON.stringify(client.arrivals)).not.toContain('forbidden');
    client.close();
  });

  it('detects a crisis, and answers with help that no model generates', async () => {
    const transcriber = scriptedTranscriber(['I want to kill myself.']);
    const asked = model();
    const running = await fixture.start({ model: asked, engines: { transcriber } });
    const me = fixture.caller(running);
    const { client } = await me.talk();
    await client.speak(loud(600));
    const { message } = await client.turn(({ author, id }) => author === 'coach' && id > 2);
    expect(message.turn.text).not.toBe('');
    expect(asked.asked).toEqual([]);
    await soon(async () =>
      expect((await me.messages())[1]).toMatchObject({ status: 'sent', text: 'I want to kill myself.' }),
    );
    client.close();
  });

  it('shows the rest as text if the voice fails, and stores all of it', async () => {
    const synthesizer = toneSynthesizer({ wordMs: 60, fail: { trouble: 'unavailable', afterWords: 4 } });
    const running = await fixture.start({ model: scriptedLanguageModel(answer), engines: { synthesizer } });
    const me = fixture.caller(running);
    const { client } = await me.call();
    client.send({ type: 'typed', clientMessageId: randomUUID(), text: 'Hello' });
    const { message } = await client.turn(({ how, text }) => how === 'shown' && text === answer.join(''));
    expect(message.turn.status).toBe('done');
    await soon(async () =>
      expect((await me.messages()).at(-1)).toMatchObject({ text: answer.join(''), status: 'finished' }),
    );
    expect(client.all('notice')).toContainEqual({ type: 'notice', notice: 'voice-failing' });
    client.close();
  });

  /** The second sentence takes too long for the voice. */
  const halfSaid = ['One two three four. ', 'Five six seven eight nine ten.'];
  const failingVoice = () => toneSynthesizer({ wordMs: 2_000, fail: { trouble: 'unavailable', afterWords: 5 } });

  it('plays the available sound to its end if the voice fails', async () => {
    const running = await fixture.start({
      model: scriptedLanguageModel(halfSaid),
      engines: { synthesizer: failingVoice() },
    });
    const { client, address } = await fixture.caller(running).call();
    client.send({ type: 'typed', clientMessageId: randomUUID(), text: 'Hello' });
    const { message } = await client.next('utterance', ({ kind }) => kind === 'answer');
    const { utteranceId } = message;
    const shown = await client.turn(({ how, text }) => how === 'shown' && text === halfSaid.join(''));
    const sent = await client.seen('utterance-sent', (one) => one.utteranceId === utteranceId, 40_000);
    // Longer than what is sent ahead of playback.
    expect(sent.message.durationMs).toBeGreaterThanOrEqual(8_000);
    expect(client.soundMs.get(utteranceId)).toBeCloseTo(sent.message.durationMs, -1);
    await client.next('state', ({ state }) => state.status === 'waiting');
    const drops = client.all('playback').filter((one) => one.utteranceId === utteranceId && one.do === 'drop');
    expect(drops).toEqual([]);
    expect(client.turns.get(utteranceId)).toEqual(shown.message.turn);
    client.close();
    // After that it is over.
    const again = fixture.keep(await CallClient.reloaded(address, fixture.clock));
    await again.next('pulse');
    expect(again.all('utterance')).toEqual([]);
    again.close();
  });

  it('also says it if it had to wait for the caller to finish, and the words stay visible', async () => {
    const running = await fixture.start({
      model: scriptedLanguageModel(halfSaid),
      engines: { synthesizer: failingVoice(), transcriber: scriptedTranscriber(['']) },
    });
    const { client } = await fixture.caller(running).call();
    client.send({ type: 'talk', mode: 'push-to-talk' });
    client.send({ type: 'typed', clientMessageId: randomUUID(), text: 'Hello' });
    client.send({ type: 'talk-key', down: true });
    const shown = await client.turn(({ how, text }) => how === 'shown' && text === halfSaid.join(''));
    const { id } = shown.message.turn;
    expect(client.all('utterance').some(({ utteranceId }) => utteranceId === id)).toBe(false);
    client.send({ type: 'talk-key', down: false });
    await client.seen('utterance', ({ utteranceId }) => utteranceId === id);
    await client.seen('utterance-sent', ({ utteranceId }) => utteranceId === id, 40_000);
    expect(client.soundMs.get(id)).toBeGreaterThanOrEqual(8_000);
    expect(client.turns.get(id)).toEqual(shown.message.turn);
    client.close();
  });

  it('says that it cannot understand, and offers typing', async () => {
    const transcriber = scriptedTranscriber([{ fail: 'unavailable' }]);
    const running = await fixture.start({ engines: { transcriber } });
    const { client } = await fixture.caller(running).talk();
    await client.speak(loud(600));
    await client.next('notice', ({ notice }) => notice === 'transcriber-failing');
    await client.seen('utterance', ({ kind }) => kind === 'apology');
    client.close();
  });

  it('fills the wait for a slow answer', async () => {
    const thought = Promise.withResolvers<void>();
    const slow = scriptedLanguageModel([{ waitFor: thought.promise }, 'At last.']);
    const running = await fixture.start({ model: slow });
    const { client } = await fixture.caller(running).talk();
    await client.speak(loud(600));
    await client.next('utterance', ({ kind }) => kind === 'filler');
    await client.seen('state', ({ state }) => state.status === 'idle-thinking');
    thought.resolve();
    await client.turn(({ text, status }) => text === 'At last.' && status === 'done');
    client.close();
  });

  it('asks whether the caller is there, counts down, says goodbye, and ends', async () => {
    const settings = { silence: { questionAfterMs: 300, countdownAfterMs: 900, countdownMs: 600, patienceMs: 600 } };
    const running = await fixture.start({ settings });
    const { client } = await fixture.caller(running).talk();
    await client.next('utterance', ({ kind }) => kind === 'idle-question');
    await client.seen('state', ({ state }) => state.status === 'idle-call-end-countdown');
    await client.seen('utterance', ({ kind }) => kind === 'goodbye');
    await client.seen('ended', ({ why }) => why === 'silence');
    expect(silence.questionAfterMs).toBe(15_000);
  });

  it('ends with a goodbye and the paywall when the free minutes are used up', async () => {
    const allowance = { left: async () => 900, take: async () => 0 };
    const running = await fixture.start({ allowance });
    const { client, started } = await fixture.caller(running).call();
    expect(started.allowanceMs).toBe(900);
    await client.next('utterance', ({ kind }) => kind === 'goodbye');
    const { message } = await client.next('ended');
    expect(message).toMatchObject({ why: 'allowance-used', paywall: true });
  });

  it('uses the browser’s speech recognition if the server does not know the language', async () => {
    const transcriber = scriptedTranscriber([''], { languages: ['en'] });
    const running = await fixture.start({ engines: { transcriber } });
    const me = fixture.caller(running);
    const { client, started } = await me.talk({ language: 'de' });
    expect(started.understands).toBe('none');
    client.send({ type: 'recognised', text: 'Ich möchte mehr Geld verlangen.', final: true });
    await client.turn(({ author, text }) => author === 'person' && text === 'Ich möchte mehr Geld verlangen.');
    client.close();
  });
});

describe('a connection', () => {
  it('that breaks and returns misses nothing and repeats nothing', async () => {
    const running = await fixture.start({ model: model(), engines: slowly });
    const me = fixture.caller(running);
    const { client } = await me.talk();
    await client.speak(loud(600));
    await client.next('utterance', ({ kind }) => kind === 'answer');
    await sleep(600);
    client.cut();
    await sleep(1_000);
    const welcome = await client.connect();
    expect(welcome.resumed).toBe(true);
    await client.turn(({ text, status }) => text === answer.join('') && status === 'done');
    const { voiceFrames } = client;
    expect(voiceFrames).toEqual(voiceFrames.map((_, index) => (voiceFrames[0] ?? 0) + index));
    await soon(async () =>
      expect((await me.messages()).map(({ text }) => text).slice(1)).toEqual(['Hello there.', answer.join('')]),
    );
    client.close();
  });

  it('keeps what was said while it was broken', async () => {
    const running = await fixture.start({ model: model() });
    const me = fixture.caller(running);
    const { client } = await me.talk();
    await sleep(300);
    // The page notices the break later than the network does and resends what was said meanwhile.
    const speaking = client.speak(loud(600));
    await sleep(200);
    client.cutWire();
    await speaking;
    await sleep(300);
    await client.connect();
    await client.turn(({ author, text }) => author === 'person' && text === 'Hello there.');
    client.close();
  });

  it('of a reloaded page gets the whole state and continues within the sentence', async () => {
    const running = await fixture.start({ model: model(), engines: slowly });
    const me = fixture.caller(running);
    const { client, address } = await me.talk();
    await client.speak(loud(600));
    await client.next('utterance', ({ kind }) => kind === 'answer');
    await sleep(800);
    client.close();
    await sleep(200);
    const again = fixture.keep(await CallClient.reloaded(address, fixture.clock));
    const [welcome] = again.all('welcome');
    expect(welcome?.turns.map(({ author }) => author)).toEqual(['coach', 'person', 'coach']);
    await again.seen('utterance', ({ kind }) => kind === 'answer');
    await again.turn(({ text, status }) => text === answer.join('') && status === 'done');
    again.close();
  });

  it('tells the talk mode when the call begins, and to a reloaded page', async () => {
    const running = await fixture.start();
    const { client, started, address } = await fixture.caller(running).call({ talk: 'push-to-talk' });
    expect(client.all('welcome')[0]).toMatchObject({ resumed: false, talk: 'hands-free' });
    client.send({ type: 'talk', mode: 'push-to-talk' });
    await client.next('pulse', ({ taken }) => taken === 1);
    client.close();
    const again = fixture.keep(await CallClient.reloaded(address, fixture.clock));
    expect(again.all('welcome')[0]).toMatchObject({ resumed: true, talk: 'push-to-talk' });
    again.send({ type: 'stay' });
    await soon(async () => {
      const [row] = await fixture.db.select().from(calls).where(eq(calls.uuid, started.callUuid));
      expect(row).toMatchObject({ taken: 2, talk: 'push-to-talk' });
    });
    again.close();
  });

  it('from a second page of the same call ends the first', async () => {
    const running = await fixture.start();
    const { client, address } = await fixture.caller(running).talk();
    const second = fixture.keep(await CallClient.reloaded(address, fixture.clock));
    await soon(async () => expect(client.closeCode).toBe(callCloseCodes.superseded));
    second.send({ type: 'end', why: 'hung-up' });
    await second.next('ended');
  });

  it('that does not return ends the call', async () => {
    const running = await fixture.start({ settings: { limits: { ...turnSettings.limits, resumeMs: 300 } } });
    const { client, started } = await fixture.caller(running).talk();
    client.close();
    await soon(async () => {
      const [row] = await fixture.db.select().from(calls).where(eq(calls.uuid, started.callUuid));
      expect(row?.why).toBe('connection-lost');
    });
  });

  test.each([
    ['a wrong token', { resumeToken: 'nonsense' }, callCloseCodes.refused],
    ['an unknown call', { socketPath: `/api/v1/calls/${randomUUID()}/socket` }, callCloseCodes.refused],
    ['an invalid uuid', { socketPath: '/api/v1/calls/1/socket' }, callCloseCodes.refused],
  ])('is refused: %s', async (_, wrong, code) => {
    const running = await fixture.start();
    const { address, client } = await fixture.caller(running).call();
    const stranger = fixture.keep(new CallClient({ ...address, ...wrong }, fixture.clock));
    void stranger.connect().catch(() => {});
    await soon(async () => expect(stranger.closeCode).toBe(code));
    expect(mayReconnect(code)).toBe(false);
    client.close();
  });

  it('cannot be opened by another site', async () => {
    const running = await fixture.start();
    const { address, client } = await fixture.caller(running).call();
    const foreign = fixture.keep(new CallClient(address, fixture.clock));
    await expect(foreign.connect({ origin: 'https://evil.example' })).rejects.toThrow('403');
    client.close();
  });

  it('is closed cleanly when the server stops, so that another can continue', async () => {
    const running = await fixture.start();
    const { client, started } = await fixture.caller(running).talk();
    await running.stop();
    await soon(async () => expect(client.closeCode).toBe(callCloseCodes.goingAway));
    expect(mayReconnect(callCloseCodes.goingAway)).toBe(true);
    const [row] = await fixture.db.select().from(calls).where(eq(calls.uuid, started.callUuid));
    expect(row).toMatchObject({ endedAt: null, instance: null });
    const other = await fixture.start();
    const welcome = await client.connect({ port: other.port });
    expect(welcome).toMatchObject({ resumed: true });
    expect(welcome.turns).toHaveLength(1);
    client.close();
  });
});

describe('another instance', () => {
  it('continues an answer again and again: it is heard to its end, and stored as generated', async () => {
    const engines = slowly;
    const [a, b, c] = [
      await fixture.start({ model: model(), engines }),
      await fixture.start({ engines }),
      await fixture.start({ engines }),
    ];
    const me = fixture.caller(a);
    const { client } = await me.talk();
    client.send({ type: 'typed', clientMessageId: randomUUID(), text: 'What comes first?' });
    const heard = async (sentence: string, port: number) => {
      await client.turn((turn) => turn.author === 'coach' && turn.heard.endsWith(sentence.trim()));
      await soon(async () => expect((await me.messages()).at(-1)?.text).toContain(sentence.trim()));
      client.cut();
      expect((await client.connect({ port })).resumed).toBe(true);
    };
    await heard(answer[0]!, b.port);
    await heard(answer[1]!, c.port);
    await client.turn(({ text, status }) => text.endsWith(answer[2]!) && status === 'done');
    await soon(async () =>
      expect((await me.messages()).at(-1)).toMatchObject({
        text: answer.join(''),
        status: 'finished',
        answeredBy: 'model',
      }),
    );
    expect(client.all('notice')).toEqual([]);
    client.close();
  });

  it('keeps a call on hold across instances', async () => {
    const [a, b] = [await fixture.start(), await fixture.start()];
    const { client, started } = await fixture.caller(a).talk();
    client.send({ type: 'hold', onHold: true });
    await soon(async () => {
      const [row] = await fixture.db.select().from(calls).where(eq(calls.uuid, started.callUuid));
      expect(row?.onHold).toBe(true);
    });
    client.cut();
    const welcome = await client.connect({ port: b.port });
    expect(welcome).toMatchObject({ resumed: true, state: { status: 'on-hold' } });
    const goesOn = client.next('state', ({ state }) => state.status === 'waiting');
    await client.speak(loud(600));
    await sleep(3_000);
    expect(client.all('hearing')).toEqual([]);
    client.send({ type: 'hold', onHold: false });
    await goesOn;
    await client.speak(loud(600));
    await client.turn(({ author, text }) => author === 'person' && text === 'Hello there.');
    client.close();
  });
});

describe('one call at a time', () => {
  it('the newer one wins, and the older one is told', async () => {
    const running = await fixture.start();
    const me = fixture.caller(running);
    const { client } = await me.talk();
    const ended = client.next('ended');
    const { client: newer } = await me.call();
    expect((await ended).message.why).toBe('superseded');
    await soon(async () => expect(client.closeCode).toBe(callCloseCodes.superseded));
    expect(newer.closeCode).toBeUndefined();
    newer.close();
  });

  it('beyond the transcription capacity, a new caller is told that it is busy', async () => {
    const transcriber = scriptedTranscriber([''], { capacity: 1 });
    const running = await fixture.start({ engines: { transcriber } });
    const { client } = await fixture.caller(running).call();
    const refused = await fixture.caller(running).start();
    expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'busy']);
    client.send({ type: 'end', why: 'hung-up' });
    await client.next('ended');
    await soon(async () => expect((await fixture.caller(running).start()).statusCode).toBe(200));
  });

  it('none begins while the voice is down', async () => {
    const down = {
      ...toneSynthesizer(),
      prepare: async () => {
        throw new SpeechEngineError('not-installed', 'It is not there');
      },
    };
    const running = await fixture.start({ engines: { synthesizer: down } });
    const refused = await fixture.caller(running).start();
    expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'unavailable']);
  });

  it('none begins if no free minutes are left', async () => {
    const running = await fixture.start({ allowance: { left: async () => 0, take: async () => 0 } });
    expect((await fixture.caller(running).start()).statusCode).toBe(402);
  });

  it('a page can end it without its socket, and adds its analytics', async () => {
    const running = await fixture.start();
    const me = fixture.caller(running);
    const { client, started } = await me.talk();
    const analytics = { currentPage: 'call', recommendationId: randomUUID() };
    const answered = await me.update(started.callUuid, { end: 'left-page', analytics });
    expect(answered.json()).toMatchObject({ why: 'left-page', instructor_slug: fixture.instructorSlug });
    expect((await fixture.caller(running).update(started.callUuid, {})).statusCode).toBe(404);
    const [row] = await fixture.db.select().from(calls).where(eq(calls.uuid, started.callUuid));
    expect(row?.analytics).toEqual(analytics);
    await soon(async () => expect(client.closeCode).toBe(callCloseCodes.ended));
    expect(callBounds.resumeWithinMs).toBe(turnSettings.limits.resumeMs);
  });
});

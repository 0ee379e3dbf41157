import { setImmediate as turn } from 'node:timers/promises';
import { callCloseCodes, type LiveMeasures, type ListenServerMessage } from '@greenroom/contracts';
import { fakeClock } from '@greenroom/ports/testing/fake-clock';
import { scriptedTranscriber, type TranscriberStep } from '@greenroom/ports/testing/transcriber';
import { levelVoiceActivity } from '@greenroom/ports/testing/voice-activity';
import type { MeetingTurn } from '../domain/meeting-turn.ts';
import type { ListenConnection } from './listen-connection.ts';
import { type ListenedMeeting, MeetingListener } from './meeting-listener.ts';

const frameMs = 20;
type Listener = NonNullable<Parameters<ListenConnection['listen']>[0]>;

/** Lets the event loop turn until all pending work is done; nothing here waits for a clock. */
async function drained(): Promise<void> {
  for (let turns = 0; turns < 100; turns += 1) await turn();
}

/** A meeting in which people speak on their channels, second by second. */
function begin(about: Partial<ListenedMeeting> = {}, script: readonly TranscriberStep[] = ['so it goes']) {
  const clock = fakeClock();
  const transcriber = scriptedTranscriber(script);
  const kept: MeetingTurn[] = [];
  const said: ListenServerMessage[] = [];
  const closed: number[] = [];
  let page!: Listener;
  const line: ListenConnection = {
    listen: (listener) => void (page = listener!),
    send: (message) => void said.push(message),
    close: (code) => void closed.push(code),
    sendFrame() {
      throw new Error('The silent coach plays nothing');
    },
    pause: () => {},
    checkAlive: () => {},
  };
  let keep = async (one: MeetingTurn) => void kept.push(one);
  const listening = new MeetingListener(
    {
      engines: { voiceActivity: levelVoiceActivity(), transcriber },
      clock,
      keep: (one) => keep(one),
      onOver: () => {},
      log: { warn: () => {} },
    },
    { conversationUuid: 'm', language: 'en', words: 'one’s own', heard: [], goneMs: 0, ...about },
    line,
  );
  page.onMessage({ type: 'channel', channel: 1, speaker: 'Dana' });
  const sequences = [0, 0];
  return {
    ...{ clock, kept, said, closed, listening, transcriber, page },
    failToKeep: () => void (keep = () => Promise.reject(new Error('The meeting is over'))),
    /** Lets one channel speak for some seconds; the other is silent. */
    async speak(speaking: 0 | 1 | undefined, seconds: number) {
      for (let ms = 0; ms < seconds * 1_000; ms += frameMs) {
        clock.advance(frameMs);
        for (const channel of [0, 1] as const) {
          const samples = new Int16Array(320).fill(channel === speaking ? 12_000 : 0);
          const sequence = (sequences[channel]! += 1);
          page.onFrame({ kind: 'microphone', utteranceId: channel, sequence, offsetMs: sequence * frameMs, samples });
        }
        await turn();
      }
      await drained();
    },
    live: () => said.findLast((one): one is ListenServerMessage & { live: LiveMeasures } => one.type === 'live')!.live,
  };
}

it('keeps each turn with its speaker and times as it ends, without others’ words unless they agreed', async () => {
  const meeting = begin();
  await meeting.speak(0, 3);
  await meeting.speak(1, 2);
  await meeting.speak(undefined, 1);
  expect(meeting.kept).toEqual([
    { speaker: '', you: true, text: 'so it goes', beganMs: expect.any(Number), endedMs: expect.any(Number) },
    expect.objectContaining({ speaker: 'Dana', text: '', unkept: { words: 5, backChannel: false } }),
  ]);
  expect(meeting.transcriber.asked).toHaveLength(1);
  const [own, others] = meeting.kept.map(({ beganMs, endedMs }) => endedMs! - beganMs!);
  expect(own).toBeGreaterThan(2_900);
  expect(own).toBeLessThan(3_100);
  expect(others).toBeGreaterThan(1_900);
  expect(others).toBeLessThan(2_100);
});

it('transcribes others’ words if they agreed, and nothing if it does not understand the language', async () => {
  const agreed = begin({ words: 'everyone’s' }, ['mine', 'hers']);
  await agreed.speak(0, 1);
  await agreed.speak(1, 1);
  await agreed.speak(undefined, 1);
  expect(agreed.kept.map(({ text }) => text)).toEqual(['mine', 'hers']);
  const german = begin({ words: 'none', language: 'de' });
  await german.speak(0, 1);
  await german.speak(undefined, 1);
  expect(german.kept).toMatchObject([{ you: true, text: '' }]);
  expect(german.transcriber.asked).toEqual([]);
});

it('reports the talk share while a speaker is still talking', async () => {
  const meeting = begin();
  await meeting.speak(0, 3);
  await meeting.speak(1, 9);
  expect(meeting.live().talkShare).toBeGreaterThan(23);
  expect(meeting.live().talkShare).toBeLessThan(28);
  expect(meeting.live().shares.map(({ speaker, you }) => [speaker, you])).toEqual([
    ['', true],
    ['Dana', false],
  ]);
});

it('counts speech before it is transcribed', async () => {
  const meeting = begin({}, ['never']);
  meeting.transcriber.transcribe = () => new Promise(() => {});
  await meeting.speak(0, 6);
  await meeting.speak(1, 6);
  await meeting.speak(undefined, 2);
  expect(meeting.kept).toEqual([]);
  expect(meeting.live().talkShare).toBeGreaterThan(48);
  expect(meeting.live().talkShare).toBeLessThan(52);
});

it('stores uninterrupted speech in parts, so that a crash loses only seconds', async () => {
  const meeting = begin();
  await meeting.speak(0, 60);
  expect(meeting.kept.length).toBeGreaterThanOrEqual(2);
  const spoken = meeting.kept.reduce((sum, { beganMs, endedMs }) => sum + endedMs! - beganMs!, 0);
  expect(spoken).toBeGreaterThan(40_000);
});

it('nudges once about a long turn, then stays silent for two minutes', async () => {
  const spokenFor = { speaker: '', you: true as const, text: 'and on', beganMs: 100_000, endedMs: 189_900 };
  const meeting = begin({ heard: [spokenFor], goneMs: 190_000 });
  await meeting.speak(0, 3);
  // A visitor who returns to a meeting is not nudged at once.
  expect(meeting.live().nudge).toBeNull();
  await meeting.speak(0, 120);
  expect(meeting.live().nudge).toMatchObject({ kind: 'long-turn' });
  const { atMs } = meeting.live().nudge!;
  await meeting.speak(0, 20);
  expect(meeting.live().nudge).toEqual({ kind: 'long-turn', atMs });
});

it('stores everything said when the page disconnects or asks to finish, and confirms it', async () => {
  const gone = begin();
  await gone.speak(0, 2);
  gone.page.onClose();
  await gone.listening.settle();
  expect(gone.kept).toHaveLength(1);
  const asked = begin();
  await asked.speak(0, 2);
  asked.page.onMessage({ type: 'finish' });
  await asked.listening.settle();
  expect(asked.kept).toHaveLength(1);
  expect(asked.said.at(-1)).toEqual({ type: 'settled' });
  expect(asked.closed).toEqual([callCloseCodes.ended]);
});

it('continues without words if transcription fails, and reports it', async () => {
  const meeting = begin({}, [{ fail: 'unavailable' }, 'there again']);
  await meeting.speak(0, 1);
  await meeting.speak(undefined, 1);
  expect(meeting.said).toContainEqual({ type: 'words', understood: false });
  expect(meeting.kept).toMatchObject([{ you: true, text: '', unkept: { words: 2 } }]);
  await meeting.speak(0, 1);
  await meeting.speak(undefined, 1);
  expect(meeting.said).toContainEqual({ type: 'words', understood: true });
});

it('stops listening if the meeting is over or a channel is unknown', async () => {
  const over = begin();
  over.failToKeep();
  await over.speak(0, 1);
  await over.speak(undefined, 2);
  expect(over.closed).toContain(callCloseCodes.ended);
  const stranger = begin();
  const samples = new Int16Array(320);
  stranger.page.onFrame({ kind: 'microphone', utteranceId: 5, sequence: 1, offsetMs: 0, samples });
  expect(stranger.closed).toEqual([callCloseCodes.flood]);
});

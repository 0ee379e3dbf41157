import {
  callCloseCodes,
  type CallFrame,
  listenBounds,
  type ListenClientMessage,
  type LiveMeasures,
} from '@greenroom/contracts';
import type { Transcriber } from '../../../ports/transcriber.ts';
import type { VoiceActivity } from '../../../ports/voice-activity.ts';
import { every, type LineClock } from '../../sockets/index.ts';
import { sharesSoFar, soFar } from '../domain/live-measures.ts';
import type { MeetingTurn } from '../domain/meeting-turn.ts';
import { dueNudge } from '../domain/nudges.ts';
import { type HeardChannel, hearChannel, type Stretch } from './hear-channel.ts';
import { heardTurn } from './heard-turn.ts';
import type { ListenLine } from './listen-line.ts';

export interface ListeningDependencies {
  engines: { voiceActivity: VoiceActivity; transcriber: Transcriber };
  clock: LineClock;
  /** Puts a turn into the database. @throws ApiFailure where the meeting is over */
  keep(turn: MeetingTurn): Promise<void>;
  onOver(): void;
  log: { warn(facts: object, message: string): void };
}

export interface ListenedMeeting {
  conversationUuid: string;
  language: string;
  /** Words of one's own, and of others where they agreed. Nothing where this machine does not understand the language. */
  words: 'everyone’s' | 'one’s own' | 'none';
  /** What was heard before. */
  heard: readonly MeetingTurn[];
  /** How long ago the meeting began, in ms. */
  goneMs: number;
}

/** A page that is listened to, as long as its socket stands. What it said is kept turn by turn. */
export interface Listening {
  /** Listens no further. Resolves once everything that was said is kept. */
  settle(code?: (typeof callCloseCodes)[keyof typeof callCloseCodes]): Promise<void>;
}

/** What waits to be understood, at the most: more of it is kept without its words. */
const mostWaiting = 12;

/** Listens to a meeting: cuts what is said into turns, has their words written down, and tells how it stands. Silent. */
export function listenToMeeting(
  { engines, clock, keep, onOver, log }: ListeningDependencies,
  { conversationUuid, language, words, heard, goneMs }: ListenedMeeting,
  line: ListenLine,
): Listening {
  /** On the line's clock, when the meeting began. */
  const zero = clock.now() - goneMs;
  const sinceBegin = (ms: number) => Math.max(0, Math.round(ms - zero));
  const turns = [...heard];
  const names = new Map<number, string>();
  const channels = new Map<number, HeardChannel>();
  /** Said, and not understood yet: who had the floor is known before the words are. */
  const waiting = new Set<MeetingTurn>();
  let full = 0;
  let understood = true;
  let told = soFar(turns);
  let nudge: LiveMeasures['nudge'] = null;
  let work = Promise.resolve();
  let over: Promise<void> | undefined;

  /** Nothing for oneself. */
  const nameOf = (channel: number) => (channel === 0 ? undefined : (names.get(channel) ?? ''));
  const tellUnderstood = (now: boolean) => {
    if (now !== understood) line.send({ type: 'words', understood: now });
    understood = now;
  };
  const wordsOf = async (channel: number, pcm: Int16Array): Promise<string | undefined> => {
    if (words === 'none' || (channel !== 0 && words !== 'everyone’s')) return undefined;
    try {
      const { text } = await engines.transcriber.transcribe({ pcm, language, signal: AbortSignal.timeout(30_000) });
      tellUnderstood(true);
      return text;
    } catch (error) {
      log.warn({ err: error, meeting: conversationUuid }, 'What was said in a meeting was not understood');
      tellUnderstood(false);
      return undefined;
    }
  };
  const take = (channel: number, { pcm, ...stretch }: Stretch) => {
    const isLate = waiting.size >= mostWaiting;
    const times = {
      beganMs: sinceBegin(stretch.beganMs),
      endedMs: sinceBegin(stretch.endedMs),
      voiced: stretch.voiced.map(({ beganMs, endedMs }) => ({
        beganMs: sinceBegin(beganMs),
        endedMs: sinceBegin(endedMs),
      })),
    };
    const untold = heardTurn(nameOf(channel), times, undefined);
    waiting.add(untold);
    work = work
      .then(async () => {
        const text = isLate ? undefined : await wordsOf(channel, pcm);
        const turn = heardTurn(nameOf(channel), times, text);
        await keep(turn);
        waiting.delete(untold);
        turns.push(turn);
        turns.sort((a, b) => (a.beganMs ?? 0) - (b.beganMs ?? 0));
        told = soFar(turns);
      })
      .catch((error: unknown) => {
        log.warn({ err: error, meeting: conversationUuid }, 'What was heard in a meeting was not kept');
        void settle(callCloseCodes.ended);
      })
      .finally(() => waiting.delete(untold));
  };
  const channelOf = (channel: number) => {
    const known = channels.get(channel);
    if (known) return known;
    const opened = hearChannel({
      voiceActivity: engines.voiceActivity,
      clock,
      onStretch: (stretch) => take(channel, stretch),
      onTrouble: (error) => log.warn({ err: error, meeting: conversationUuid }, 'Voice activity was lost for a moment'),
      onFull(isFull) {
        full += isFull ? 1 : -1;
        line.pause(full > 0);
      },
    });
    channels.set(channel, opened);
    return opened;
  };
  const isKnown = (channel: number) => channel === 0 || names.has(channel);

  const live = (): LiveMeasures => {
    const open = [...channels].flatMap(([channel, { open: since }]) =>
      since
        ? heardTurn(
            nameOf(channel),
            { beganMs: sinceBegin(since.beganMs), endedMs: sinceBegin(since.endedMs), voiced: [] },
            undefined,
          )
        : [],
    );
    const untold = [...waiting, ...open];
    const atMs = sinceBegin(clock.now());
    const now = [...told.turns, ...untold.map((turn) => ({ ...turn, speaker: turn.you ? 'you' : turn.speaker }))].map(
      ({ speaker, text, beganMs, endedMs }) => ({
        ...{ speaker, text },
        beganMs: beganMs ?? undefined,
        endedMs: endedMs ?? undefined,
      }),
    );
    const kind = dueNudge(now, atMs, nudge?.atMs ?? goneMs);
    if (kind) nudge = { kind, atMs };
    return { atMs, ...sharesSoFar([...turns, ...untold]), ...told.told, nudge };
  };
  const stopTelling = every(clock, listenBounds.liveEveryMs, () => {
    if (over) return;
    if (sinceBegin(clock.now()) > listenBounds.longestMs) return void settle(callCloseCodes.ended);
    for (const channel of channels.values()) channel.look();
    line.checkAlive();
    line.send({ type: 'live', live: live() });
  });

  function settle(code?: Parameters<Listening['settle']>[0]): Promise<void> {
    over ??= (async () => {
      stopTelling();
      for (const channel of channels.values()) channel.close();
      channels.clear();
      await work;
      onOver();
      if (code === undefined) line.send({ type: 'settled' });
      line.close(code ?? callCloseCodes.ended);
    })();
    return over;
  }
  const onMessage = (message: ListenClientMessage) => {
    if (message.type === 'channel') return void names.set(message.channel, message.speaker);
    if (message.type === 'finish') return void settle();
    line.close(callCloseCodes.flood);
  };
  const onFrame = (frame: CallFrame) => {
    if (over) return;
    if (!isKnown(frame.utteranceId)) return line.close(callCloseCodes.flood);
    channelOf(frame.utteranceId).take(frame);
  };
  line.pause(false);
  line.send({ type: 'live', live: live() });
  line.listen({ onMessage, onFrame, onClose: () => void settle() });
  return { settle };
}

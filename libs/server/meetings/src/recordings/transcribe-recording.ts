import { randomUUID } from 'node:crypto';
import { recordingBounds, recordingChannels, recordingPieces } from '@greenroom/contracts';
import { concatPcm } from '@greenroom/ports/concat-pcm';
import { SpeechEngineError } from '@greenroom/ports/speech-engine-error';
import type { VoiceActivity } from '@greenroom/ports/voice-activity';
import { forgetWords } from '../domain/forget-words.ts';
import type { MeetingTurn } from '../domain/meeting-turn.ts';
import { heardTurn } from '../listening/heard-turn.ts';
import { findMeeting, lockMeeting } from '../meetings.repository.ts';
import { finishRecording } from './finish-recording.ts';
import { hearPiece } from './hear-piece.ts';
import { fileOf, type RecordingHome } from './recording-files.ts';
import {
  changeRecording,
  claimRecording,
  keepClaim,
  keepTurns,
  lockRecording,
  markDeleted,
  type RecordingRow,
  releaseClaim,
} from './recordings.repository.ts';
import { type BackgroundTranscriber, CallsFirst } from './yield-to-calls.ts';

export interface TranscribingDependencies extends RecordingHome {
  voiceActivity: VoiceActivity;
  transcriber: BackgroundTranscriber;
  now(): Date;
  /** Called when a recording has become a meeting with notes to make. */
  onFeedbackPending(conversationUuid: string): void;
  log: { warn(facts: object, message: string): void };
}

/** Pieces that one recording gets before another has its turn. */
const piecesATurn = 10;
/** A piece has failed after this many tries. */
const mostTries = 5;
/** In ms: before the second try; doubled for each further one. */
const firstRetryMs = 15_000;
/** In ms: when to look again whether calls leave room. */
const lookAgainMs = 30_000;

/**
 * Transcribes a recording piece by piece, if no other worker does. Each piece is stored in one transaction with how far
 * the recording is, so that its words are stored once even if the process is killed; its sound is then deleted.
 * @returns whether there is more to do, which the caller queues again, so that recordings take turns
 */
export async function transcribeRecording(with_: TranscribingDependencies, uuid: string): Promise<boolean> {
  const { db, log } = with_;
  const row = await claimRecording(db, uuid, randomUUID());
  if (!row?.claim) return false;
  const work: Work = { row, claim: row.claim, tries: row.tries, heardUntil: row.heardUntil };
  try {
    if (work.tries > mostTries) throw new Error('Transcribing this piece ended its server too often');
    return await transcribePieces(with_, work);
  } catch (error) {
    if (error instanceof LostClaim) return false;
    if (error instanceof CallsFirst) {
      await releaseClaim(db, work.claim, { tries: work.tries - 1, inMs: lookAgainMs });
      return false;
    }
    const isLost = error instanceof LostSound;
    const isFatal = error instanceof SpeechEngineError && error.remedy === 'fatal';
    const isLast = isLost || isFatal || work.tries >= mostTries;
    const failed = { status: 'failed', trouble: isLost ? 'lost' : 'transcriber' } as const;
    await releaseClaim(db, work.claim, { ...(isLast && failed), inMs: firstRetryMs * 2 ** (work.tries - 1) });
    const then = isLast ? 'it waits for its owner' : 'retrying later';
    log.warn({ err: error, recording: uuid }, `Transcribing a recording failed; ${then}`);
    return false;
  }
}

/** A recording in work on this instance. */
interface Work {
  readonly row: RecordingRow;
  readonly claim: string;
  /** Of the piece that comes next. */
  tries: number;
  heardUntil: number[];
}

/** Another worker has the recording, or it was cancelled. */
class LostClaim extends Error {}
class LostSound extends Error {}

async function transcribePieces(with_: TranscribingDependencies, work: Work): Promise<boolean> {
  const { row, claim } = work;
  const pieces = recordingPieces(row.durationMs);
  let position = row.transcribed + 1;
  for (let done = 0; position <= pieces && done < piecesATurn; done += 1) {
    const heard = await transcribePiece(with_, work, position);
    await storeWords(with_, work, position, heard);
    work.heardUntil = heard.heardUntil;
    work.tries = 1;
    await with_.files.remove(fileOf(row.uuid, position));
    await markDeleted(with_.db, row.uuid, position);
    position += 1;
  }
  if (position <= pieces) {
    await releaseClaim(with_.db, claim, { tries: 0, inMs: 0 });
    return true;
  }
  const finished = await finishRecording(with_, row, claim);
  if (finished === 'notes') with_.onFeedbackPending(row.conversationUuid);
  return false;
}

interface HeardPiece {
  turns: MeetingTurn[];
  heardUntil: number[];
  /** Whether words of others are among them. */
  othersWords: boolean;
}

async function transcribePiece(
  { db, files, voiceActivity, transcriber }: TranscribingDependencies,
  { row, claim, heardUntil }: Work,
  position: number,
): Promise<HeardPiece> {
  const meeting = await findMeeting(db, row.conversationUuid);
  if (!meeting) throw new LostClaim();
  const isLast = position === recordingPieces(row.durationMs);
  const found = await Promise.all([
    files.read(fileOf(row.uuid, position)),
    ...(isLast ? [] : [files.read(fileOf(row.uuid, position + 1))]),
  ]);
  if (found.includes(undefined)) throw new LostSound();
  const sound = found.map((bytes) => channelsOf(bytes!, row));
  const beganMs = (position - 1) * recordingBounds.pieceMs;
  const endsMs = Math.min(row.durationMs, position * recordingBounds.pieceMs);
  const heard: HeardPiece = { turns: [], heardUntil: [], othersWords: meeting.othersAgreed };
  for (let channel = 0; channel < recordingChannels(row.voices); channel += 1) {
    const fromMs = heardUntil[channel] ?? 0;
    const pcm = concatPcm(sound.map((one) => one[channel]!));
    const isOthers = channel > 0;
    const speaker = isOthers ? row.others : row.voices === 'apart' ? undefined : '';
    let untilMs = Math.max(endsMs, fromMs);
    for (const stretch of await hearPiece(voiceActivity, { pcm, beganMs, endsMs, fromMs })) {
      if (!(await keepClaim(db, claim))) throw new LostClaim();
      const isWanted = !isOthers || meeting.othersAgreed;
      const text = isWanted ? await transcriber.words({ pcm: stretch.pcm, language: row.language }) : undefined;
      untilMs = Math.max(untilMs, stretch.endedMs);
      // Voice activity also notices noise, in which nothing is said.
      if (text !== '') heard.turns.push(heardTurn(speaker, stretch, text));
    }
    heard.heardUntil.push(untilMs);
  }
  return heard;
}

/** Stores the words of a piece, if the worker still has the recording. */
async function storeWords(
  { db }: TranscribingDependencies,
  { row: { uuid, conversationUuid, voices }, claim }: Work,
  position: number,
  { turns, heardUntil, othersWords }: HeardPiece,
): Promise<void> {
  await db.transaction(async (tx) => {
    const meeting = await lockMeeting(tx, conversationUuid);
    const row = await lockRecording(tx, conversationUuid);
    const isMine = row?.uuid === uuid && row.claim === claim && row.status === 'transcribing';
    if (!meeting || !isMine || row.transcribed !== position - 1) throw new LostClaim();
    // Others may have withdrawn their agreement since.
    const isWithdrawn = voices === 'apart' && othersWords && !meeting.othersAgreed;
    await keepTurns(tx, uuid, position, isWithdrawn ? await forgetWords(turns, []) : turns);
    await changeRecording(tx, uuid, { transcribed: position, heardUntil, tries: 1 });
  });
}

/** Returns the channels of a piece. Its bytes are copied, because they may begin at an odd place of their buffer. */
function channelsOf(bytes: Uint8Array, { voices }: RecordingRow): Int16Array[] {
  const samples = new Int16Array(new Uint8Array(bytes).buffer);
  const count = recordingChannels(voices);
  const each = samples.length / count;
  return Array.from({ length: count }, (_, channel) => samples.subarray(channel * each, (channel + 1) * each));
}

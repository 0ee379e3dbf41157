import { longestSpokenText, type SpeechSynthesizer } from '@greenroom/ports/speech-synthesizer';
import type { CallPartner, PartnerPiece } from './call-partner.ts';
import { type SpokenPart, spokenText, sentenceSplitter, speakable } from '@greenroom/turn-taking';
import { growingSentence, type MadeClip } from './growing-sentence.ts';
import type { SpeakingPace } from './speaking-pace.ts';

export interface UtteranceMaking {
  language: string;
  partner: Pick<CallPartner, 'voice' | 'languageOf' | 'maySay'>;
  synthesizer: SpeechSynthesizer;
  pace: SpeakingPace;
  /** Factor of the voice's own speed. */
  voicePace: number;
  /** In ms. */
  now(): number;
  /** Whether the words have to be moderated; written lines need not be. */
  judged: boolean;
  signal: AbortSignal;
  /** Whether the rest is shown as text: the voice failed, or audio cannot be delivered. */
  isSilent(): boolean;
  onVoiceFailed(cause: unknown): void;
  onFirstToken(): void;
  /** Receives the allowed text so far; shorter than before where the answer was voided. */
  onText(text: string): void;
  onBeside(beside: unknown): void;
  /** Called once for a whole sentence, several times for one that plays while it is made. */
  onClip(made: MadeClip): void;
  /** Resolves when more audio may be made. */
  room(): Promise<void>;
}

/** While a sentence plays, further audio is reported in steps of this size: a frame. In ms. */
const nextTellMs = 100;

/** The rest is not allowed, or the answer was voided. */
class NotToBeSaidError extends Error {}

/**
 * Synthesizes an answer sentence by sentence while it is still being written, and plays a sentence while it is still
 * being made where the synthesizer is known to be fast. If the voice fails, the rest is written as text.
 * @throws what the pieces throw, and the signal's reason
 */
export async function makeUtterance(pieces: AsyncIterable<PartnerPiece>, making: UtteranceMaking): Promise<void> {
  const { signal } = making;
  const failure = new AbortController();
  let draft = newDraft(making.language);
  let speaking: Promise<void> = Promise.resolve();
  let began = false;

  const speak = (sentences: readonly string[]) => {
    const of = draft;
    for (const sentence of sentences) {
      // Moderates the sentence while earlier ones are still being synthesized.
      const allowed = judge(sentence, of, making);
      allowed.catch(() => {});
      speaking = speaking.then(async () => {
        if (of.isVoid || failure.signal.aborted) return;
        await speakSentence(sentence, of, making, allowed).catch((error: unknown) => failure.abort(error));
      });
    }
  };

  for await (const piece of pieces) {
    signal.throwIfAborted();
    failure.signal.throwIfAborted();
    if (piece.type === 'beside') making.onBeside(piece.beside);
    else if (piece.type === 'whole') continue;
    else if (piece.type === 'restart') {
      if (draft.isSounding) throw new NotToBeSaidError('What was said already is void');
      draft.isVoid = true;
      draft = newDraft(making.language);
      making.onText('');
    } else {
      if (!began) making.onFirstToken();
      began = true;
      speak(draft.splitter.push(piece.text));
    }
  }
  speak(draft.splitter.end());
  await speaking;
  signal.throwIfAborted();
  failure.signal.throwIfAborted();
}

type Draft = ReturnType<typeof newDraft>;

function newDraft(language: string) {
  return {
    splitter: sentenceSplitter(language),
    /** Everything given to moderation so far, and the last verdict. */
    asked: '',
    judged: Promise.resolve(),
    /** Parts that are not spoken are attached to the next part that is. */
    unsaid: [] as readonly SpokenPart[],
    isVoid: false,
    isSilent: false,
    isSounding: false,
  };
}

/** @throws NotToBeSaidError */
function judge(sentence: string, draft: Draft, { judged, partner, onText }: UtteranceMaking): Promise<void> {
  draft.asked += sentence;
  const { asked, judged: before } = draft;
  const verdict = judged ? partner.maySay(asked) : Promise.resolve(true);
  draft.judged = Promise.all([verdict, before]).then(([allowed]) => {
    if (!allowed) throw new NotToBeSaidError('The answer breaks a rule');
    if (!draft.isVoid) onText(asked);
  });
  return draft.judged;
}

async function speakSentence(
  sentence: string,
  draft: Draft,
  making: UtteranceMaking,
  allowed: Promise<void>,
): Promise<void> {
  const { partner, synthesizer, signal } = making;
  if (making.isSilent() || draft.isSilent) return allowed;
  await making.room();
  signal.throwIfAborted();
  const language = partner.languageOf(sentence);
  const parts = [...draft.unsaid, ...speakable(sentence, language)];
  const text = spokenText(parts).slice(0, longestSpokenText);
  draft.unsaid = text.trim() === '' ? parts : [];
  if (text.trim() === '') return allowed;
  let isAllowed = false;
  void allowed.then(() => (isAllowed = true)).catch(() => {});
  const paced = making.voicePace === 1 ? {} : { pace: making.voicePace };
  const made = growingSentence(parts);
  const handOn = (isWhole: boolean) => {
    draft.isSounding = true;
    making.onClip(made.take(isWhole));
  };
  try {
    for await (const piece of synthesizer.speak({ text, voice: partner.voice, language, ...paced, signal })) {
      if (draft.isVoid) return;
      made.add(piece, making.now());
      const least = made.toldMs > 0 ? nextTellMs : making.pace.headStartMs();
      if (isAllowed && made.madeMs - made.toldMs >= least) handOn(false);
    }
    making.pace.saw(...made.pace(making.now()));
  } catch (error) {
    signal.throwIfAborted();
    draft.isSilent = true;
    making.onVoiceFailed(error);
    return allowed;
  }
  await allowed;
  signal.throwIfAborted();
  if (!draft.isVoid && made.madeMs > 0) handOn(true);
}

import type { Locale } from '@greenroom/contracts';
import type { HeardWords } from '@greenroom/turn-taking';
import type { CallPartner, CoachManner, PartnerPiece } from './call-partner.ts';
import { asksForQuestion } from './domain/asks-for-question.ts';
import { type Clarification, clarificationOf, replyTo, settled } from './domain/clarification.ts';
import { speechShaper } from './domain/shape-speech.ts';

/** The turn that an utterance answers. */
export interface AskedOfCoach extends HeardWords {
  utteranceId: number;
  turnId: number;
}

/** What to do: the coach says a line of its own, or answers a turn, this one or the one it asked back about. */
type Wanted = { type: 'say'; text: string } | { type: 'answer'; turnId: number; heard: HeardWords };

/** Decides when a coach asks back misheard words, and shapes answers for listening. */
export interface CoachTalk {
  wants(asked: AskedOfCoach): Wanted;
  /** Part of an utterance was heard. */
  heard(utteranceId: number): void;
  shape(pieces: AsyncIterable<PartnerPiece>, pace: number): AsyncGenerator<PartnerPiece>;
}

interface Open {
  turnId: number;
  heard: HeardWords;
  clarification: Clarification;
}

export function coachTalk(
  { line }: Pick<CallPartner, 'line'>,
  { names, isUrgent }: CoachManner,
  language: Locale,
): CoachTalk {
  const setting = { language, names };
  const shaper = speechShaper(language);
  /** Questions back of utterances that were not heard yet: an answer begun early may be dropped. */
  const begun = new Map<number, Open>();
  /** The last question back, as long as nothing else was said since. */
  let open: Open | undefined;

  const answered = ({ turnId, text, doubts }: AskedOfCoach, { clarification, ...of }: Open): Wanted | undefined => {
    const reply = replyTo(clarification, { text, doubts }, setting);
    if (reply?.type === 'right') return answer(of.turnId, settled(of.heard, clarification));
    if (reply?.type === 'corrected') return answer(of.turnId, settled(of.heard, clarification, reply.word));
    // The reply was misheard too: the question is not asked twice in a row.
    return reply?.type === 'wrong'
      ? { type: 'say', text: line('apology', 'hearing') }
      : answer(turnId, { text, doubts });
  };
  const answer = (turnId: number, { text, doubts }: HeardWords): Wanted => ({
    type: 'answer',
    turnId,
    heard: { text, doubts },
  });

  return {
    wants(asked) {
      const { utteranceId, turnId, text, doubts } = asked;
      if (isUrgent(text)) return answer(turnId, asked);
      const wanted = open && open.turnId !== turnId ? answered(asked, open) : undefined;
      if (wanted) return wanted;
      if (asksForQuestion(text)) return { type: 'say', text: line('acknowledgement', 'question') };
      const clarification = clarificationOf({ text, doubts }, setting);
      if (!clarification) return answer(turnId, asked);
      begun.set(utteranceId, { turnId, heard: { text, doubts }, clarification });
      return { type: 'say', text: clarification.question };
    },
    heard(utteranceId) {
      open = begun.get(utteranceId);
      if (!open) begun.clear();
    },
    shape: (pieces, pace) => shaper.shape(pieces, pace),
  };
}

import { speakable, spokenText } from '@greenroom/turn-taking';
import type { PartnerPiece } from '../call-partner.ts';
import { isLeadIn, isLink, isQuestion, isQuoteOfPerson, isRemark, leadsOn } from './spoken-sentences.ts';
import { type SpokenParagraph, paragraphSplitter } from './spoken-paragraphs.ts';

/**
 * Limits of a spoken answer, in ms: its longest duration; the time after which only a question may begin; and the time
 * until which the main point is still open, so that a sentence that is too long is cut instead of dropped.
 */
const longestMs = 11_500;
const enoughMs = 6_000;
const beginningMs = 4_000;
/** A question of at most this many words needs the sentence before it: "Which would help?" */
const fewWords = 5;

/** Speaking rate of the coaches in characters a second, spaces included. Measured over their voices. */
const charactersASecond = 14.5;

/** The person's own words are quoted in one of this many answers. */
const answersToAQuote = 4;

/** Shapes the answers of one call, one after the other. */
export interface SpeechShaper {
  /** @param pace factor of the coach's own speed */
  shape(pieces: AsyncIterable<PartnerPiece>, pace: number): AsyncGenerator<PartnerPiece>;
}

/**
 * Shapes answers for listening: at most 12 s, most of them about 8. The useful part comes first: opening remarks that
 * do not fit, lead-ins and links are left out. The person is quoted rarely, and there is one question, at the end. An
 * answer that says `whole` is spoken to its end.
 *
 * Sentences are taken as they arrive; a first paragraph of one sentence waits for the second, later ones for their end.
 * @param language primary subtag
 */
export function speechShaper(language: string): SpeechShaper {
  let sinceQuote = answersToAQuote;
  return {
    async *shape(pieces, pace) {
      let answer = spokenAnswer(language, pace, sinceQuote >= answersToAQuote);
      let splitter = paragraphSplitter(language);
      let isWhole = false;
      for await (const piece of pieces) {
        if (piece.type === 'text') {
          if (isWhole) yield piece;
          else yield* answer.take(splitter.push(piece.text)).map(asPiece);
          continue;
        }
        // The replacement for a failed answer may be a care answer.
        if (piece.type === 'whole' || piece.type === 'restart') isWhole = true;
        if (piece.type === 'restart') {
          splitter = paragraphSplitter(language);
          answer = spokenAnswer(language, pace, false);
        }
        yield piece;
      }
      yield* [...answer.take(splitter.end()), ...answer.end()].map(asPiece);
      sinceQuote = answer.hasQuoted ? 1 : sinceQuote + 1;
    },
  };
}

const asPiece = (text: string): PartnerPiece => ({ type: 'text', text });

/** Shapes one answer, paragraph by paragraph. */
function spokenAnswer(language: string, pace: number, mayQuote: boolean) {
  const lengthOf = (text: string) =>
    (spokenText(speakable(text, language)).trim().length / (charactersASecond * pace)) * 1_000;
  let saidMs = 0;
  let hasQuoted = false;
  /** A remark before the main point, spoken where there is time for both. */
  let opening: string | undefined;
  /** Spoken only where nothing better comes. */
  let instead: string | undefined;
  let question: string | undefined;
  /** Something was left out: later sentences would not follow from what was said. */
  let isOver = false;

  const say = (text: string, roomMs = longestMs - saidMs): string[] => {
    const short = fitted(text.trim(), roomMs, lengthOf);
    if (short === '') return [];
    const before = saidMs > 0 ? ' ' : '';
    saidMs += lengthOf(short);
    return [before + short];
  };

  /** Handles the sentences of one paragraph; sentences that belong together are one. */
  const takeSentences = (sentences: readonly string[]): string[] =>
    sentences.flatMap((sentence, at) => {
      if (isQuestion(sentence)) {
        const before = sentences[at - 1];
        const needsIt = isOver && before !== undefined && sentence.split(/\s+/).length <= fewWords;
        question = needsIt ? `${before} ${sentence}` : sentence;
        return [];
      }
      if (isOver) return [];
      const quotes = isQuoteOfPerson(sentence);
      if ((quotes && !mayQuote) || isLeadIn(sentence)) {
        if (saidMs === 0) instead ??= sentence;
        return [];
      }
      if (saidMs + lengthOf(sentence) > enoughMs) isOver = true;
      if (saidMs > beginningMs && isOver) return [];
      hasQuoted ||= quotes;
      return say(sentence);
    });

  const takeParagraph = ({ sentences, isFirst, isLast }: SpokenParagraph): string[] => {
    if (isLink(sentences.join(' '))) {
      if (saidMs === 0) instead ??= sentences.join(' ');
      return [];
    }
    const real = sentences.filter((sentence) => !isLeadIn(sentence));
    if (isFirst && !isLast && real.length <= 1 && isRemark(sentences.join(' '))) {
      opening = sentences.join(' ');
      return [];
    }
    const matterMs = lengthOf(sentences.filter((sentence) => !isQuestion(sentence)).join(' '));
    const before = opening;
    opening = undefined;
    if (before === undefined) return takeSentences(sentences);
    if (matterMs === 0 || lengthOf(before) + matterMs <= enoughMs) return takeSentences([before, ...sentences]);
    instead ??= before;
    return takeSentences(sentences);
  };

  return {
    get hasQuoted() {
      return hasQuoted;
    },
    take: (paragraphs: readonly SpokenParagraph[]) => paragraphs.flatMap(takeParagraph),
    end(): string[] {
      const first = saidMs === 0 ? (opening ?? (question === undefined ? instead : undefined)) : undefined;
      const said = first === undefined ? [] : say(first);
      if (question !== undefined && (saidMs === 0 || saidMs + lengthOf(question) <= longestMs))
        said.push(...say(question));
      return said;
    },
  };
}

/**
 * Returns as much of a text as fits: whole sentences, else up to the end of a clause; an empty string where not even
 * that fits.
 */
function fitted(text: string, roomMs: number, lengthOf: (text: string) => number): string {
  if (lengthOf(text) <= roomMs) return text;
  const fits = (end: number) => lengthOf(text.slice(0, end)) <= roomMs;
  const sentences = [...text.matchAll(/[.!?…](?=["”]?\s)/gu)].map(({ index }) => index + 1);
  const whole = sentences.findLast((end) => fits(end) && !leadsOn(text.slice(0, end)));
  if (whole !== undefined) return closed(text.slice(0, whole));
  const clauses = [...text.matchAll(/[,;–—](?=\s)/gu)].map(({ index }) => index);
  const clause = clauses.findLast((end) => fits(end) && end > 20);
  return clause === undefined ? '' : closed(`${text.slice(0, clause)}.`);
}

/** Closes a quotation that was cut. */
const closed = (text: string) => (text.split('“').length > text.split('”').length ? `${text}”` : text);

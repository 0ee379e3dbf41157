import { speakable, spokenText } from '@greenroom/turn-taking';
import type { PartnerPiece } from '../call-partner.ts';
import { isLeadIn, isLink, isQuestion, isQuoteOfPerson, isRemark, leadsOn } from './spoken-sentences.ts';
import { type SpokenParagraph, paragraphSplitter } from './spoken-paragraphs.ts';

/**
 * Of an answer aloud, in ms: what it is at most; from when on nothing but a question is begun; and until when the matter
 * has not been said yet, so that a sentence too long is cut and not left out.
 */
const longestMs = 11_500;
const enoughMs = 6_000;
const beginningMs = 4_000;
/** A question of so few words needs the sentence before it: "Which would help?" */
const fewWords = 5;

/** How fast the coaches speak: characters of what is said, spaces included, in a second. Measured over their voices. */
const charactersASecond = 14.5;

/** The person's own words, said back to them: once in so many answers. */
const answersToAQuote = 4;

/** What shapes the answers of one call, one after the other. */
export interface EarShaper {
  /** @param pace factor of the coach's own speed */
  shape(pieces: AsyncIterable<PartnerPiece>, pace: number): AsyncGenerator<PartnerPiece>;
}

/**
 * Makes answers for the ear: at most 12 s, most of them about 8. The useful thing comes first: an opening remark before
 * more than there is time for, what only leads up to the matter, and links are left out. The person's words are seldom
 * said back, and there is one question, at the end. What an answer that says `whole` has to say is said to its end.
 *
 * Sentences are taken as they come; a first paragraph of one sentence waits for the second, later ones for their end.
 * @param language primary subtag
 */
export function earShaper(language: string): EarShaper {
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
        // What takes the place of an answer that came to nothing may be care.
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

/** One answer, paragraph by paragraph. */
function spokenAnswer(language: string, pace: number, mayQuote: boolean) {
  const lengthOf = (text: string) =>
    (spokenText(speakable(text, language)).trim().length / (charactersASecond * pace)) * 1_000;
  let saidMs = 0;
  let hasQuoted = false;
  /** A remark before the matter: said where there is time for both. */
  let opening: string | undefined;
  /** Said only where nothing better comes. */
  let instead: string | undefined;
  let question: string | undefined;
  /** Something was left out: what comes after it would not follow from what was said. */
  let isOver = false;

  const say = (text: string, roomMs = longestMs - saidMs): string[] => {
    const short = fitted(text.trim(), roomMs, lengthOf);
    if (short === '') return [];
    const before = saidMs > 0 ? ' ' : '';
    saidMs += lengthOf(short);
    return [before + short];
  };

  /** Sentences of one paragraph, those that belong together as one. */
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

/** So much of it as there is time for: whole sentences, else to the end of a clause; nothing where not even that fits. */
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

/** A quotation that was cut is closed. */
const closed = (text: string) => (text.split('“').length > text.split('”').length ? `${text}”` : text);

import type { MoveReading } from '@greenroom/understanding';
import { answer, type FlowInput } from '../flows/flow.ts';
import { quoted } from '../flows/language.ts';
import { lastSaying } from '../flows/memory-flows.ts';
import type { Tone } from '../flows/tones.ts';
import { giveInTone } from '../flows/speak-flows.ts';
import type { HouseAnswer } from '../question.ts';
import { sentenceFor } from '../situations/sentence-for.ts';
import { saidIn } from '../speaking.ts';
import { certain, moveOf } from '../moves/move-of.ts';
import { readRequest, type TalkRequest, wentIn } from './read-request.ts';
import { composeMessage } from './compose-message.ts';
import { wordsWithin } from './words-within.ts';

/**
 * Answers requests about the conversation itself: other words, fewer words, no questions, a text to send.
 * @param answerRest answers the rest of the message, or another message in its place
 * @returns undefined if the message contains no such request
 */
export function answerRequest(input: FlowInput, answerRest: (text: string) => HouseAnswer): HouseAnswer | undefined {
  const { question } = input;
  const moved = moveOf(question);
  const plainly = readRequest(question.text);
  // “I asked him in June, and nothing came of it” is no report of the conversation.
  const isAttempt = plainly?.kind === 'did' && moved?.move === 'tried';
  const request = isAttempt ? undefined : (plainly ?? (moved && requestIn(moved, question.text)));
  if (!request) return undefined;
  const begins = !question.history.some(({ author }) => author === 'coach');
  switch (request.kind) {
    case 'tone':
      return begins ? undefined : inTone(input, request.tone);
    case 'shorter':
      return begins ? undefined : shorter(input);
    case 'noQuestions':
      return answerRest(request.rest.split(/\s+/).length > 2 ? request.rest : whatIsNext(input));
    case 'laugh':
      return request.rest.split(/\s+/).length > 1 ? answerRest(request.rest) : begins ? undefined : laughedAlong(input);
    case 'write':
      return composeMessage({ ...input, slots: spokenTo(input) }, request);
    case 'another':
      return begins || lastSaying({ question }) === undefined ? undefined : inOtherWords(input);
    case 'goOn':
      return begins ? undefined : answerRest(whatIsNext(input));
    case 'offer':
      return whatThereIs(input);
    case 'did':
      return begins ? undefined : didIt(input, request.went);
  }
}

function requestIn({ move, confidence }: MoveReading, text: string): TalkRequest | undefined {
  if (confidence < certain) return undefined;
  switch (move) {
    case 'firmer':
    case 'softer':
      return { kind: 'tone', tone: move };
    case 'shorter':
      return { kind: 'shorter' };
    case 'own-voice':
      return { kind: 'another' };
    case 'write':
      return { kind: 'write', form: 'text', invites: false };
    case 'no-questions':
      return { kind: 'noQuestions', rest: '' };
    case 'go-on':
      return { kind: 'goOn' };
    case 'went-well':
    case 'went-badly':
    case 'did-it': {
      const went = wentIn(text);
      const byMove = { 'went-well': 'well', 'went-badly': 'hard', 'did-it': 'untold' } as const;
      return { kind: 'did', went: went === 'untold' ? byMove[move] : went };
    }
    default:
      return undefined;
  }
}

/** Sets the recipient of a text if the message names one: “a text to rob”. */
function spokenTo({ slots, question }: FlowInput): FlowInput['slots'] {
  const [, named] = /\b(?:to|for|an|für) (\p{L}{2,})\b/iu.exec(question.text) ?? [];
  const name = slots.names.find((one) => one.toLowerCase() === named?.toLowerCase());
  return name === undefined ? slots : { ...slots, spokenTo: name };
}

/**
 * Gives the sentence in a tone. If the firmest was given already, shortens it; if the softest was, asks for something
 * true to add.
 */
function inTone(input: FlowInput, tone: Exclude<Tone, 'plain'>): HouseAnswer | undefined {
  const given = saidIn(input.question.history).some((text) => text.includes(sentenceFor(input, tone)));
  if (!given) return giveInTone(input, tone);
  if (tone === 'firmer') return shorter(input);
  const { say, chip } = input;
  return answer([say('softestAlready')], [chip('firmer'), chip('pushback'), chip('practise')]);
}

function shorter(input: FlowInput): HouseAnswer | undefined {
  const { question, say, chip, language } = input;
  const last = lastSaying({ question });
  const whole = last?.slice(1, -1);
  const short = whole === undefined ? wordsWithin(saidIn(question.history).at(-1) ?? '') : shortestOf(whole);
  if (short === undefined) return undefined;
  if (short === whole) return answer([say('shortestAlready')], [chip('pushback'), chip('practise')]);
  return answer([say('sayItShorter'), quoted(short, language)], [chip('softer'), chip('pushback'), chip('practise')]);
}

/** A sentence that asks for something or states a decision. */
const asksOrDecides =
  /\b(?:please|I’d like|I want|I won’t|I need|I’m asking|I’m leaving|I can’t|can you|can we|could (?:you|we|it)|will you|let’s|bitte|ich möchte|ich will|ich brauche|ich kann|ich werde|ich kündige|kannst du|können (?:Sie|wir)|könn(?:t|t)en (?:Sie|wir)|lass uns)\b/iu;

/**
 * Shortens three sentences to two, and two to the one that asks for something, keeping the name of the person
 * addressed.
 */
function shortestOf(words: string): string {
  const sentences = words.split(/(?<=[.?!])\s+/u);
  if (sentences.length > 2) return sentences.slice(0, 2).join(' ');
  if (sentences.length < 2) return words;
  const [first = '', second = ''] = sentences;
  if (!asksOrDecides.test(second)) return first;
  const [name] = /^\p{Lu}[\p{L} ]{1,24}, /u.exec(first) ?? [];
  return name ? `${name}${second.charAt(0).toLowerCase()}${second.slice(1)}`.replace(/, i(?=[ ’])/u, ', I') : second;
}

/** Gives the sentence in a tone not used yet, or the shortest one if all were used. */
function inOtherWords(input: FlowInput): HouseAnswer | undefined {
  const given = saidIn(input.question.history);
  const left = (['softer', 'firmer', 'plain'] as const).find(
    (tone) => !given.some((text) => text.includes(sentenceFor(input, tone))),
  );
  return left === undefined ? shorter(input) : giveInTone(input, left);
}

/** Returns the chip for the most useful next thing. */
function whatIsNext({ situation, question, language, chip }: FlowInput): string {
  const wasSaid = (text: string) => saidIn(question.history).some((one) => one.includes(text));
  if (situation && !wasSaid(situation.step[language])) return chip('firstStep');
  if (lastSaying({ question }) === undefined) return chip('words');
  if (situation && wasSaid(situation.objections[language][0]!.you))
    return wasSaid(situation.trap[language]) ? chip('ifNo') : chip('trap');
  return chip('pushback');
}

/** Lists the coach's main topics and what a conversation offers. */
function whatThereIs({ question, say, chip, language }: FlowInput): HouseAnswer {
  const topics = question.coach.topics
    .map(({ title, german }) => (language === 'de' ? german : `${title.charAt(0).toLowerCase()}${title.slice(1)}`))
    .filter((topic) => topic !== undefined);
  const all = new Intl.ListFormat(language, { type: 'conjunction' }).format(topics.slice(0, 3));
  return answer([say('offer', { topics: all })], [chip('words'), chip('decide'), chip('practise')]);
}

const laughedAlong = ({ say, chip, question }: FlowInput): HouseAnswer =>
  answer([say('laughed')], [chip(lastSaying({ question }) ? 'pushback' : 'words'), chip('practise'), chip('summary')]);

/** Responds to how the conversation went, then adds what the situation says about the time after it. */
function didIt(input: FlowInput, went: Extract<TalkRequest, { kind: 'did' }>['went']): HouseAnswer | undefined {
  const { say, chip, situation, language, question } = input;
  const met = say(went === 'hard' ? 'didItHard' : went === 'well' ? 'didItWell' : 'reviewed');
  const after = situation?.review[language];
  const isNew = after !== undefined && !saidIn(question.history).some((text) => text.includes(after));
  return answer([met, isNew ? after : say('reviewAsks')], [chip('words'), chip('summary'), chip('pushback')]);
}

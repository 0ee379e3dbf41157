import { answer, type FlowInput } from '../flows/flow.ts';
import { quoted } from '../flows/language.ts';
import { lastSaying } from '../flows/memory-flows.ts';
import type { Tone } from '../flows/tones.ts';
import { giveInTone } from '../flows/speak-flows.ts';
import type { HouseAnswer } from '../question.ts';
import { sentenceFor } from '../situations/sentence-for.ts';
import { saidIn } from '../speaking.ts';
import { readRequest, type TalkRequest } from './read-request.ts';
import { composeMessage } from './compose-message.ts';
import { wordsWithin } from './words-within.ts';

/**
 * Answers what is asked of the conversation itself: other words, fewer words, no questions, a text that can be sent.
 * @param answerRest answers what else the message says, or another message in its place
 * @returns nothing where a message asks nothing of this kind
 */
export function answerRequest(input: FlowInput, answerRest: (text: string) => HouseAnswer): HouseAnswer | undefined {
  const { question } = input;
  const request = readRequest(question.text);
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

/** With whom a text is for, where it says so: “a text to rob”. */
function spokenTo({ slots, question }: FlowInput): FlowInput['slots'] {
  const [, named] = /\b(?:to|for|an|für) (\p{L}{2,})\b/iu.exec(question.text) ?? [];
  const name = slots.names.find((one) => one.toLowerCase() === named?.toLowerCase());
  return name === undefined ? slots : { ...slots, spokenTo: name };
}

/** Firmer than what was firmest already is shorter; softer than the softest needs something that is true. */
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

/** A sentence that asks for something or says what one will do. */
const asksOrDecides =
  /\b(?:please|I’d like|I want|I won’t|I need|I’m asking|I’m leaving|I can’t|can you|can we|could (?:you|we|it)|will you|let’s|bitte|ich möchte|ich will|ich brauche|ich kann|ich werde|ich kündige|kannst du|können (?:Sie|wir)|könn(?:t|t)en (?:Sie|wir)|lass uns)\b/iu;

/** Three sentences become two, two the one that asks for something; whom it is said to is still named. */
function shortestOf(words: string): string {
  const sentences = words.split(/(?<=[.?!])\s+/u);
  if (sentences.length > 2) return sentences.slice(0, 2).join(' ');
  if (sentences.length < 2) return words;
  const [first = '', second = ''] = sentences;
  if (!asksOrDecides.test(second)) return first;
  const [name] = /^\p{Lu}[\p{L} ]{1,24}, /u.exec(first) ?? [];
  return name ? `${name}${second.charAt(0).toLowerCase()}${second.slice(1)}`.replace(/, i(?=[ ’])/u, ', I') : second;
}

/** In a tone that was not given yet; the shortest, once all were. */
function inOtherWords(input: FlowInput): HouseAnswer | undefined {
  const given = saidIn(input.question.history);
  const left = (['softer', 'firmer', 'plain'] as const).find(
    (tone) => !given.some((text) => text.includes(sentenceFor(input, tone))),
  );
  return left === undefined ? shorter(input) : giveInTone(input, left);
}

/** The next useful thing, as the chip that asks for it. */
function whatIsNext({ situation, question, language, chip }: FlowInput): string {
  const wasSaid = (text: string) => saidIn(question.history).some((one) => one.includes(text));
  if (situation && !wasSaid(situation.step[language])) return chip('firstStep');
  if (lastSaying({ question }) === undefined) return chip('words');
  if (situation && wasSaid(situation.objections[language][0]!.you))
    return wasSaid(situation.trap[language]) ? chip('ifNo') : chip('trap');
  return chip('pushback');
}

/** What this coach knows most about, and what can be had of a conversation. */
function whatThereIs({ question, say, chip, language }: FlowInput): HouseAnswer {
  const topics = question.coach.topics
    .map(({ title, german }) => (language === 'de' ? german : `${title.charAt(0).toLowerCase()}${title.slice(1)}`))
    .filter((topic) => topic !== undefined);
  const all = new Intl.ListFormat(language, { type: 'conjunction' }).format(topics.slice(0, 3));
  return answer([say('offer', { topics: all })], [chip('words'), chip('decide'), chip('practise')]);
}

const laughedAlong = ({ say, chip, question }: FlowInput): HouseAnswer =>
  answer([say('laughed')], [chip(lastSaying({ question }) ? 'pushback' : 'words'), chip('practise'), chip('summary')]);

/** What it came to is met first, then what there is to say to the time after it. */
function didIt(input: FlowInput, went: Extract<TalkRequest, { kind: 'did' }>['went']): HouseAnswer | undefined {
  const { say, chip, situation, language, question } = input;
  const met = say(went === 'hard' ? 'didItHard' : went === 'well' ? 'didItWell' : 'reviewed');
  const after = situation?.review[language];
  const isNew = after !== undefined && !saidIn(question.history).some((text) => text.includes(after));
  return answer([met, isNew ? after : say('reviewAsks')], [chip('words'), chip('summary'), chip('pushback')]);
}

import { stemsOf } from '../words.ts';
import { flowWords } from './flow-words.ts';
import { answer, type Flow, type FlowInput, saidByPerson } from './flow.ts';
import { saidIn } from '../speaking.ts';
import { composeMessage } from '../requests/compose-message.ts';
import type { HouseAnswer } from '../question.ts';
import { sentenceFor } from '../situations/sentence-for.ts';
import { slotsOf } from './slots.ts';
import { shortened } from './shortened.ts';

/**
 * Repeats something from this conversation: the goal, step, figures, the suggested sentence, or the most similar
 * message.
 */
export const recall: Flow = (input) => {
  const { question, say, course, slots, chip } = input;
  const asked = question.text;
  const told = slotsOf(saidByPerson(question));
  const figures = slots.figures.length > 0 ? slots.figures : told.figures;
  const found = [
    /\b(goal|aim|ziel|want(ed)?|wollte)\b/i.test(asked) &&
      course.goal !== undefined &&
      say('yourGoal', { goal: course.goal }),
    /\b(plan|step|homework|going to do|schritt|vorhatte|hausaufgabe)\b/i.test(asked) && planIn(input),
    /\b(name[sd]?|called|who was|heiß(?:t|en)|hieß(?:en)?|namen?)\b/i.test(asked) &&
      told.names.length > 0 &&
      say('yourNames', { names: told.names.join(', ') }),
    !oneThing.test(asked) &&
      /\b(when|date|what day|which day|wann|termin|welche[rmn]? tag)\b/i.test(asked) &&
      told.days.length > 0 &&
      say('yourDays', { days: told.days.slice(0, 3).join(', ') }),
    /\b(numbers?|figures?|amounts?|sums?|how much|zahl(?:en)?|betr[aä]ge?|wie viel|summen?)\b/i.test(asked) &&
      figures.length > 0 &&
      say('yourFigures', { figures: figures.join(', ') }),
    /\b(sentence|words|line|phrase|opening|satz|worte|formulierung)\b/i.test(asked) &&
      lastSaying(input) &&
      say('yourSentence', { words: lastSaying(input)! }),
    oneThing.test(asked) && lastSaying(input) === undefined && mostOf(input),
  ].filter((one): one is string => typeof one === 'string' && one !== '');
  const near = found.length === 0 ? messageAskedFor(question.text, saidByPerson(question)) : undefined;
  if (near !== undefined) found.push(say('youSaid', { words: shortened(near, 240) }));
  return answer([found.length > 0 ? found.join('\n\n') : say('nothingKept')], [chip('summary'), chip('words')]);
};

/** The person asks for one thing to remember. */
const oneThing =
  /\b(?:to (?:remember|take|keep)|(?:i )?should (?:i )?(?:remember|keep)|me (?:just )?one (?:thing|sentence)|zum (?:merken|mitnehmen)|(?:eine|einzige) sache)\b/i;

/** Returns what matters most: the point of the situation, else the coach's first advice. */
function mostOf({ situation, language, question, say }: FlowInput): string | undefined {
  const advice = situation?.point[language][0] ?? adviceIn(question.history)[0];
  return advice && say('inShort', { words: firstOf(advice) });
}

/** Returns what the person said they will do, else what the coach advised to do first. */
function planIn({ course, situation, language, question, say }: FlowInput): string | undefined {
  if (course.step) return say('yourStep', { step: course.step });
  const step = situation?.step[language] ?? adviceIn(question.history).at(-1);
  return step && say('planSoFar', { plan: step });
}

/**
 * Returns the coach's paragraphs with advice: those longer than a word of sympathy that are neither questions nor
 * quotations.
 */
const adviceIn = (history: FlowInput['question']['history']): string[] =>
  history
    .filter(({ author }) => author === 'coach')
    .flatMap(({ text }) => text.split('\n\n'))
    .filter((text) => text.split(/\s+/).length > 20 && !text.trimEnd().endsWith('?') && !/^[>“„-]/.test(text))
    .filter((text) => !ofTheEngine.some((begin) => text.includes(begin)));

/** What the engine says about itself is not advice. */
const ofTheEngine: readonly string[] = [
  ...flowWords.lost.en,
  ...flowWords.lost.de,
  ...flowWords.lostWith.en,
  ...flowWords.lostWith.de,
].map((sentence) => sentence.split(/[.:{]/)[0]!);

const firstOf = (text: string): string => text.split(/(?<=[.!])\s/)[0] ?? text;

/** Lists who, when, how much, the goal and the next step in the person's words. */
export const summarise: Flow = (input) => {
  const { say, chip, course, slots, language, question } = input;
  const names = [...slots.names, ...(slots.names.length > 1 ? [] : slots.roles)];
  const [who, when, figures, want, next, sentence] =
    language === 'de'
      ? ['Wer', 'Wann', 'Zahlen', 'Ziel', 'Nächster Schritt', 'Ihr Satz']
      : ['Who', 'When', 'Figures', 'What you want', 'Next step', 'Your sentence'];
  const words = lastSaying(input);
  const lines = [
    names.length > 0 && `${who}: ${names.slice(0, 4).join(', ')}`,
    slots.days.length > 0 && `${when}: ${slots.days.slice(0, 3).join(', ')}`,
    slots.figures.length > 0 && `${figures}: ${slots.figures.slice(0, 4).join(', ')}`,
    course.goal !== undefined && `${want}: ${course.goal}`,
    course.step && `${next}: ${course.step}`,
    words && `${sentence}: ${words}`,
  ].filter((line): line is string => typeof line === 'string');
  const told = saidByPerson(question).filter((text) => text.split(/\s+/).length > 4);
  if (lines.length < 2 && told.length > 0) lines.push(say('youSaid', { words: shortened(told.at(-1)!, 200) }));
  if (lines.length === 0) return answer([say('littleSoFar')], []);
  return answer(
    [say('soFar'), lines.map((line) => `- ${line}`).join('\n'), say('goOnWith')],
    [chip('words'), chip('pushback'), chip('practise')],
  );
};

/** "Why not just ring?" proposes something; it does not ask why the coach said something. */
export const proposes = /\b(?:why not|why don['’]?t|warum nicht|wieso nicht)\b/iu;

/** Explains why the coach asked or said something. Questions about other subjects are left to other flows. */
export const explainItself: Flow = ({ question, say, chip }) => {
  if (question.text.trim().split(/\s+/).length > 12 || proposes.test(question.text)) return undefined;
  const last = question.history.findLast(({ author }) => author === 'coach')?.text;
  if (last === undefined) return undefined;
  const asked = last.trimEnd().endsWith('?') && sayingIn(last) === undefined;
  const gaveWords = lastSaying({ question }) !== undefined && (!asked || question.text.trim().split(/\s+/).length > 2);
  return answer(
    [say(gaveWords ? 'whyWords' : 'whyQuestion')],
    [chip(gaveWords ? 'softer' : 'words'), chip('pushback')],
  );
};

const corrects =
  /^(?:no|nope|nein|wrong|falsch|sorry|wait|halt|correction|korrektur)\b|\b(?:actually|i meant|i mean|i said|i didn['’]t|not \w+ but|it['’]s not |it['’]s \S+,? not |(?:he|she|they)['’](?:s|re)|eigentlich|sondern|ich mein\w*|ich sagte|nicht \w+, )/i;

/** Replaces what was understood with the person's correction. */
export const correct: Flow = (input) => {
  const { question, say, chip } = input;
  if (!corrects.test(question.text)) return undefined;
  const rest = question.text
    .trim()
    .replace(
      /^(?:(?:no|nope|nein|actually|sorry|wait|well|not that|that['’]?s (?:wrong|not right|not true)|falsch|das stimmt (?:so )?nicht|doch|eigentlich|halt|correction|korrektur)\b[\s,.:;–-]*)+/i,
      '',
    )
    .replace(/^(i meant|i mean|i said|ich meinte|ich meine|ich sagte)\b[\s,:]*/i, '');
  const words = shortened(rest === '' ? question.text : rest, 200).replace(/'/g, '’');
  const mail = mailAnew(input);
  if (mail) return mail;
  const anew = sentenceAnew(input);
  return answer(
    [
      `${say('corrected')} ${say('nowIts', { words })}`,
      ...(anew === undefined
        ? [nextQuestion(input) ?? say('directions')]
        : [say('insteadOf'), anew, say('changeToFit')]),
    ],
    [chip(anew === undefined ? 'words' : 'softer'), chip('pushback'), chip('summary')],
  );
};

/** Returns the next question of the situation that was not asked yet. */
const nextQuestion = ({ situation, language, question }: FlowInput): string | undefined =>
  situation?.asks[language].find((ask) => !saidIn(question.history).some((text) => text.includes(ask)));

/** Rewrites the latest mail with the correction. */
function mailAnew(input: FlowInput): HouseAnswer | undefined {
  const last = saidIn(input.question.history).findLast((text) => sayingIn(text) !== undefined);
  const written = last && sayingIn(last);
  if (!written?.includes('\n')) return undefined;
  const invites = Object.values(flowWords.inviteIt).some(([sentence]) => last?.includes(sentence));
  const { parts, suggestions } = composeMessage(input, { kind: 'write', form: 'mail', invites }) ?? answer([], []);
  const [, text] = parts;
  return text?.type === 'text' ? answer([input.say('corrected'), text.text], suggestions) : undefined;
}

/** Rewrites the suggested sentence with the correction; undefined if that changes nothing. */
function sentenceAnew(input: FlowInput): string | undefined {
  const before = lastSaying(input);
  if (before === undefined) return undefined;
  const sentence = sentenceFor(input, 'plain');
  return saidIn(input.question.history).some((text) => text.includes(sentence)) ? undefined : sentence;
}

/** Returns the last sentence the coach suggested saying. */
export function lastSaying({ question }: Pick<FlowInput, 'question'>): string | undefined {
  for (const { author, text } of question.history.toReversed()) {
    const found = author === 'coach' ? sayingIn(text) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

const sayingIn = (text: string): string | undefined => /^(?:“[^”]+”|„[^“]+“)$/mu.exec(text)?.[0];

/** What a person may ask to hear again, and how a message tells it. */
const kindsOfFacts: readonly { asked: RegExp; told: RegExp }[] = [
  {
    asked:
      /\b(?:when|dates?|what time|(?:which|what) day|deadline|wann|termin|welche[rmn]? tag|frist|uhrzeit|um wie ?viel uhr)\b/i,
    told: /\b\d{1,2}(?:st|nd|rd|th|\.)?(?: of)? ?(?:jan|feb|mar|mär|apr|may|mai|june?|juni?|july?|juli|aug|sep|oct|okt|nov|dec|dez)\w*|\b(?:mon|tue|wed|thu|fri|sat|sun)(?:s|r|rs|day|sday|nesday|rsday|urday)?\b|\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|tomorrow|tmrw|tonight|today|morgen|heute|next week|nächste woche)\b|\b\d{1,2}[.:]\d{2}\b|\b(?:am|der|den|zum|bis) \d{1,2}\.|\b\d{1,2} ?(?:uhr|am|pm|o['’]clock)\b|\b(?:half|quarter) (?:past|to)\b/i,
  },
  {
    asked:
      /\b(?:numbers?|figures?|amounts?|sums?|how (?:much|many)|rate|rent|price|salary|pay|budget|zahl(?:en)?|betr[aä]ge?|wie ?viele?|summen?|\p{L}*(?:miete|preis|gehalt|lohn|budget)|\p{L}+satz)\b/iu,
    told: /\d/,
  },
];

/**
 * Returns the message that tells what is asked for: of those that tell a date or a figure, if one is asked for, the one
 * with the most words in common, and the first of several; else the one with the most words in common.
 */
function messageAskedFor(asked: string, said: readonly string[]): string | undefined {
  const told = kindsOfFacts.filter((kind) => kind.asked.test(asked)).map((kind) => kind.told);
  const telling = said.filter((text) => told.some((one) => one.test(text)));
  return nearestMessage(asked, telling) ?? telling[0] ?? nearestMessage(asked, said);
}

function nearestMessage(asked: string, said: readonly string[]): string | undefined {
  const wanted = stemsOf(asked);
  const ranked = said
    .map((text) => ({ text, shared: [...stemsOf(text)].filter((stem) => wanted.has(stem)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared);
  return ranked[0]?.text;
}

import { objectionsTo } from './objections.ts';
import { isQuestion } from '../is-question.ts';
import type { HouseAnswer } from '../question.ts';
import { saidIn } from '../speaking.ts';
import { intentOfChip } from './chip-intents.ts';
import { flowWords } from './flow-words.ts';
import { heardBack } from './heard-back.ts';
import { plainIntentOf } from './intent-of.ts';
import { quoted } from './language.ts';
import { moveOf } from '../moves/move-of.ts';
import { answer, type Flow, type FlowInput, saidByPerson } from './flow.ts';
import { knowsWhatToSay, ownWordsFirst, sentenceFor } from '../situations/sentence-for.ts';
import { sentencesToOffer } from '../situations/sentence-in.ts';
import { largest } from './figures.ts';
import { forTheRoom, saying } from './sayings.ts';
import type { Tone } from './tones.ts';
import type { Matter } from './what-to-say.ts';

/** Suggests one sentence to say; softer or firmer on request. */
export const giveWords: Flow = (input) => giveInTone(input, toneAsked(input.question.text));

/** @returns undefined if every variant was given already */
export function giveInTone(input: FlowInput, wanted: Tone) {
  const { slots, language, say, chip, question } = input;
  const matter = forTheRoom(input);
  const knows = slots.names.length + slots.roles.length + slots.figures.length > 0;
  const given = saidIn(question.history);
  // Without a matter the sentence would be empty, so the coach asks for it once.
  const wasAsked = given.some((text) =>
    [...flowWords.whoAndWhat[language], ...flowWords.andWhat[language]].some((sentence) => text.includes(sentence)),
  );
  if (!knowsWhatToSay(input) && !wasAsked)
    return answer([heardBack(input), say(knows ? 'andWhat' : 'whoAndWhat')], nearTitlesToSay(input));
  const isGiven = (one: Tone) => given.some((text) => text.includes(sentenceFor(input, one)));
  if (wanted === 'plain' && isGiven('plain') && !isGiven('softer') && !isGiven('firmer')) return giveOtherTones(input);
  const tone = [wanted, 'softer' as const, 'firmer' as const, 'plain' as const].find((one) => !isGiven(one));
  if (tone === undefined) return undefined;
  const lead = { plain: 'sayIt', softer: 'sayItSofter', firmer: 'sayItFirmer' } as const;
  const others = (['softer', 'firmer'] as const).filter((one) => one !== tone).map(chip);
  return answer(
    [
      say(lead[tone]),
      sentenceFor(input, tone),
      !input.toSay && matter && ownWordsFirst.has(matter.kind) ? undefined : pointOf(input),
      say('changeToFit'),
    ],
    [...others, chip('pushback'), chip('practise')].slice(0, 3),
  );
}

/** Answers a person who asks for words again: the sentence in the two other tones, side by side. */
function giveOtherTones(input: FlowInput): HouseAnswer {
  const { say, chip } = input;
  const lines = (['softer', 'firmer'] as const).map((tone) => `- ${sentenceFor(input, tone)}`);
  return answer(
    [say('otherTones'), lines.join('\n'), say('changeToFit')],
    [chip('pushback'), chip('practise'), chip('summary')],
  );
}

/** Returns how to go about it if that was not said yet. */
function pointOf({ toSay, situation, language, question }: FlowInput): string | undefined {
  const point = toSay?.advice[language] ?? situation?.point[language][0];
  return point === undefined || saidIn(question.history).some((text) => text.includes(point)) ? undefined : point;
}

/** Returns the titles of the sentences that the person may mean, to choose from. */
function nearTitlesToSay({ question, shelves, language }: FlowInput): string[] {
  const said = [...saidByPerson(question), question.text];
  return sentencesToOffer(said, shelves).map(({ title }) => title[language]);
}

/** Whether the message asks for words; in the middle of a conversation, its part in that tells too. */
function asksForWords({ intent, question }: FlowInput): boolean {
  if (intent === 'words') return true;
  const moved = plainIntentOf(question) === undefined ? moveOf(question) : undefined;
  return moved?.move === 'words' && moved.confidence >= sureMove;
}

const sureMove = 0.6;

/** Gives the sentence at once that the conversation calls for, if the message asks for words. */
export function giveWordsCalledFor(input: FlowInput): HouseAnswer | undefined {
  const { toSay, wish, question, shelves } = input;
  if (shelves.sentenceCalled(question.text)) return giveInTone(input, 'plain');
  if (!asksForWords(input) || (toSay === undefined && wish === undefined)) return undefined;
  return expectedIn(question.text) === undefined ? giveWords(input) : undefined;
}

/** Matters about another person that are enough for a sentence without further questions. */
const tellsEnough = new Set<Matter['kind']>(['complain', 'money-back', 'deposit', 'reconnect']);

/** In words. */
const longestTold = 22;

/**
 * Suggests a sentence at once if the person's first message says what another person does.
 * @param last what follows the sentence; default: a question
 */
export function beginWithWords(input: FlowInput, last?: string): HouseAnswer | undefined {
  const { question, matter, slots, language, say, chip } = input;
  if (question.history.length > 0 || question.topic !== undefined || isQuestion(question.text)) return undefined;
  if (matter === undefined || !tellsEnough.has(matter.kind)) return undefined;
  // A long story is about more than the one matter found in it.
  if (question.text.trim().split(/\s+/).length > longestTold) return undefined;
  return answer(
    [say('mayBegin'), saying(matter, slots, language, 'plain'), last ?? say('afterBeginning')],
    [chip('softer'), chip('firmer'), chip('pushback')],
  );
}

export const toneAsked = (text: string): Tone =>
  /\b(softer|gentler|nicer|warmer|friendlier|more polite|kinder|lighter|too (?:harsh|hard|aggressive|sad|blunt|stiff|formal)|sanfter|freundlicher|netter|höflicher|weicher|leichter|zu (?:hart|steif|förmlich|traurig))\b/i.test(
    text,
  )
    ? 'softer'
    : /\b(firmer|stronger|harder|tougher|more direct|clearer|shorter|blunter|too (?:soft|weak|polite|nice)|zu (?:weich|schwach|nett|höflich)|bestimmter|direkter|klarer|härter|deutlicher|kürzer)\b/i.test(
          text,
        )
      ? 'firmer'
      : 'plain';

/** Lists three things the other person may say, with a reply to each. What the person expects comes first. */
export const prepareForPushback: Flow = ({ matter, slots, language, say, chip, question }) => {
  if (question.history.length === 0 && matter === undefined && !isQuestion(question.text)) return undefined;
  const wanted = largest(slots.wanted) ?? (language === 'de' ? 'das' : 'that');
  const expected = intentOfChip(question.text) === undefined ? expectedIn(question.text) : undefined;
  const known = objectionsTo(matter, language).map(({ they, you }) => ({ they, you: you.replace('{wanted}', wanted) }));
  const first = expected === undefined ? undefined : { they: expected, you: answerTo(expected, known, language) };
  const list = [...(first ? [first] : []), ...known.filter(({ you }) => you !== first?.you)].slice(0, 3);
  if (saidIn(question.history).some((text) => text.includes(list[0]!.you))) return undefined;
  const lines = list.map(({ they, you }) => `- ${quoted(they, language)} → ${quoted(you, language)}`);
  return answer(
    [say('theyMaySay'), lines.join('\n'), say('whichIsHardest')],
    [chip('practise'), chip('words'), chip('summary')],
  );
};

/** Returns what the person expects to hear: "he'll say there's no budget" → `There’s no budget.` */
function expectedIn(text: string): string | undefined {
  const [, said] =
    /\b(?:he|she|they|my \w+|the \w+)(?:'ll| will|'s going to| are going to| might| may| could|’ll)? (?:just |probably |always )?(?:say|says|ask|answer|tell me|reply) (?:that )?["“]?([^"”.?!]{4,90})/i.exec(
      text,
    ) ??
    /\b(?:er|sie|die|mein\w* \p{Lu}\w+) (?:sagt|wird|antwortet|meint)(?: bestimmt| sicher)?(?: sagen)?,? (?:dass )?["„]?([^"“.?!]{4,90})/iu.exec(
      text,
    ) ??
    [];
  const words = said?.trim().replace(/^(?:straight out |right out |to my face )?that /i, '');
  return words && `${words.charAt(0).toUpperCase()}${words.slice(1).replace(/'/g, '’')}.`;
}

function answerTo(expected: string, known: readonly { they: string; you: string }[], language: 'en' | 'de'): string {
  const near = known.find(({ they }) =>
    they
      .toLowerCase()
      .split(/\W+/)
      .some(
        (word) =>
          word.length > 3 && !/^(that|this|about|would|there)$/.test(word) && expected.toLowerCase().includes(word),
      ),
  );
  if (near) return near.you;
  return language === 'de'
    ? 'Das habe ich mir gedacht, und ich möchte es trotzdem klären. Was wäre nötig, damit es geht?'
    : 'I thought you might say that, and I’d still like to settle it with you. What would make it possible?';
}

/** Offers a link to a rehearsal prefilled with what the person stated. */
export const rehearse: Flow = ({ question, say, chip }) => {
  const told = [...saidByPerson(question), question.text].filter((text) => text.split(/\s+/).length > 5);
  const description = told.slice(-3).join(' ').slice(0, 400);
  const query =
    description === ''
      ? ''
      : `?description=${encodeURIComponent(description).replace(/[()]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)}`;
  return answer(
    [say('practise', { link: `/categories/scenario/custom${query}` })],
    [chip('words'), chip('pushback'), chip('summary')],
  );
};

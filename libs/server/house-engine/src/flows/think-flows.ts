import { isQuestion } from '../is-question.ts';
import { saidIn } from '../speaking.ts';
import { intentOfChip } from './chip-intents.ts';
import type { HouseAnswer } from '../question.ts';
import { asksToDecide, notAskedHow, plainIntentOf, triedBefore } from './intent-of.ts';
import { flowWords } from './flow-words.ts';
import { answer, type Flow, type FlowInput, saidByPerson, wasOffered } from './flow.ts';
import { stemsOf } from '../words.ts';
import { coachElsewhere, handOver } from './hand-over.ts';
import { type Language, quoted } from './language.ts';
import { shortened } from './shortened.ts';
import { textToLookOver, withoutWeakeners } from './shorter-wording.ts';
import { slotsOf } from './slots.ts';
import { fillWords } from '../situations/fill-words.ts';
import { beginWithWords } from './speak-flows.ts';
import { offerNearest } from '../field-questions/near-questions.ts';
import { lost, withoutAnAnswer } from './without-an-answer.ts';

/** Names the two options, gives a criterion and asks one question. */
export const decide: Flow = (input) => {
  const { question, say, chip, language } = input;
  const near = intentOfChip(question.text) === undefined ? offerNearest(input) : undefined;
  if (near) return near;
  const two =
    waysIn(question.text, language) ??
    twoOf(question.text) ??
    (intentOfChip(question.text) &&
      saidByPerson(question)
        .toReversed()
        .map((text) => waysIn(text, language))
        .find(Boolean));
  if (!two) return asksToDecide(question.text) ? answer([say('whichTwo')], []) : undefined;
  const [one, other] = two;
  return answer(
    [`${say('twoWays', { one, other })} ${say('howToChoose')}`, say('whichUndone')],
    [chip('words'), chip('pushback'), chip('summary')],
  );
};

const ways = {
  en: {
    both: new RegExp(
      `${notAskedHow}(?:should i|do i|whether (?:to|i should|i)|would you|deciding between|choose between|better to)\\s+([^?.!]{3,80}?),? (?:or|(?<=between [^?.!]{3,80})and) (?:should i |do i |rather |just )?([^?.!]{3,80})`,
      'i',
    ),
    one: new RegExp(`${notAskedHow}(?:should i|whether (?:to|i should)|do i)\\s+([^?.!]{3,80})`, 'i'),
  },
  de: {
    both: new RegExp(
      `${notAskedHow}(?:ob ich|soll(?:te)? ich|muss ich|ob wir|sollen wir)\\s+([^?.!]{3,80}?),? oder (?:lieber |doch |besser )?([^?.!]{3,80})`,
      'i',
    ),
    one: new RegExp(`${notAskedHow}(?:ob ich|soll(?:te)? ich|muss ich)\\s+([^?.!]{3,80})`, 'i'),
  },
} as const;

function waysIn(text: string, language: Language): [string, string] | undefined {
  const plain = text.replace(/'/g, '’');
  const [, one, other] = ways[language].both.exec(plain) ?? [];
  const [, only] = ways[language].one.exec(plain) ?? [];
  if (language === 'de') {
    if (one && other) return [turnedToSie(one), turnedToSie(other)];
    return only ? [turnedToSie(only), 'es lassen'] : undefined;
  }
  if (one && other && !/^not\b/i.test(other))
    return [turnedToYou(one.replace(/^(?:even|still) /i, '')), turnedToYou(other)];
  return only ? [turnedToYou(only.replace(/^(?:even|still) | or not$/gi, '')), 'leaving it as it is'] : undefined;
}

/** `the red one, or the blue one`: an answer to the question about the two options. */
function twoOf(text: string): [string, string] | undefined {
  const [, one, other] = /^([^?.!]{2,80}?),? (?:or|oder) ([^?.!]{2,80})[.?!]*$/i.exec(text.trim()) ?? [];
  return one && other ? [turnedToYou(one), turnedToYou(other)] : undefined;
}

/** `ich meinen Chef fragen` → `Ihren Chef fragen`. */
const turnedToSie = (text: string) =>
  shortened(text)
    .replace(/\b[Mm]ein(e[mnrs]?)?\b/g, 'Ihr$1')
    .replace(/\bmir\b/g, 'Ihnen')
    .replace(/\bmich\b/g, 'sich')
    .replace(/\bich\b ?/g, '')
    .replace(/ (?:soll|sollte)$/, '');

/** `tell my boss` → `tell your boss`. */
const turnedToYou = (text: string) =>
  shortened(text)
    .replace(/\bmy\b/gi, 'your')
    .replace(/\bme\b/gi, 'you')
    .replace(/\bI’m\b/g, 'you’re')
    .replace(/\bI\b/g, 'you');

/** Offers one minute of calming and nothing else, then the coach for nerves. Only danger has priority over it. */
export const calm: Flow = (input) => {
  const { question, say, language } = input;
  const heavy = question.history.length === 0 && plainIntentOf(question) === undefined ? heavyToSay(input) : undefined;
  if (heavy) return heavy;
  if (flowWords.calm[language].every((sentence) => saidIn(question.history).some((text) => text.includes(sentence))))
    return undefined;
  const isTheirs = question.coach.slug === calmCoach.slug;
  return answer([say('calm'), isTheirs ? say('calmHere') : say('calmElsewhere', calmCoach)], []);
};

/** Whoever is uneasy about something to say is helped most by the words for it. */
function heavyToSay({ toSay, slots, language, say, chip }: FlowInput): HouseAnswer | undefined {
  if (toSay === undefined) return undefined;
  return answer(
    [
      say('heavyToSay'),
      quoted(fillWords(toSay.words[language].plain, slots, language), language),
      toSay.advice[language],
    ],
    [chip('softer'), chip('pushback'), chip('practise')],
  );
}

const calmCoach = { slug: 'noor-halabieh', name: 'Noor Halabieh' };

/** Reviews what happened: what to keep, what to change. Also reviews a text of the person's own. */
export const review: Flow = (input) => {
  const { question, language, say, chip } = input;
  const text = textToLookOver(question.text, language);
  const looked = text === undefined ? undefined : lookOver(input, text);
  if (looked) return looked;
  if (!triedBefore.test(question.text.trim()) && !tellsOfATalk.test(question.text)) return undefined;
  const said = triedBefore.test(question.text.trim()) ? say('triedIt') : `${say('reviewed')} ${say('reviewAsks')}`;
  return answer([said], [chip('words'), chip('summary'), chip('fromHere')]);
};

/** The person had the conversation and reports how it went. */
const tellsOfATalk =
  /\bi (?:finally |just |really |actually )?(?:did it|(?:told|asked|said|spoke|talked|called|rang|phoned|apologi[sz]ed|brought|raised|refused|explained)\b)|\b(?:it|the (?:talk|meeting|interview|speech|call|conversation)) (?:went (?:well|badly|fine|ok|okay|great|terribly|better|wrong|ok)|is over)\b|\bhow (?:it|that) went\b|\b(?:ich hab(?:e)?|hab) [^.?!]*(?:gesagt|gefragt|gesprochen|angerufen|entschuldigt|gehalten|geschafft|abgelehnt)\b|\b(?:lief|ging|gelaufen|war) (?:es |das )?(?:gut|schlecht|super|schief|okay|furchtbar|besser)|\bes (?:lief|ist vorbei)/iu;

/** In words. A longer text without weak words may need improvements this function cannot make. */
const longestClear = 20;
const wantsAnAnswer = /\?|\b(?:need|please|let me know|bitte|brauche|melde\w*)\b/i;

/** Returns the text without weakening words, and checks that a text that needs a reply says by when. */
function lookOver({ language, say, chip }: FlowInput, text: string): HouseAnswer | undefined {
  const shorter = withoutWeakeners(text, language);
  const taken = shorter.taken.map((words) => quoted(words, language)).join(', ');
  if (taken === '' && text.split(/\s+/).length > longestClear) return undefined;
  const better = taken === '' ? [say('textIsClear')] : [say('tookOut', { taken }), quoted(shorter.text, language)];
  const day = slotsOf([text]).days.length > 0 ? say('sendIt') : say('needsADay');
  const asks = wantsAnAnswer.test(text) ? day : say('changeToFit');
  return answer([...better, asks], [chip('pushback'), chip('practise'), chip('summary')]);
}

/** Names a fear as one, and says what to do if it comes true. */
export const nameFear: Flow = ({ question, say, chip }) => {
  const fear = fearIn(question.text);
  if (!fear) return undefined;
  return answer(
    [say('fearNamed', { fear }), say('ifItHappens'), say('afterFear')],
    [chip('pushback'), chip('words'), chip('practise')],
  );
};

function fearIn(text: string): string | undefined {
  const [first = ''] = text.replace(/'/g, '’').split(/(?<=[.!?])\s+/);
  const words = first.replace(/[.!?…\s]+$/, '').trim();
  return words.split(/\s+/).length >= 3 && words.length <= 140 ? words : undefined;
}

export const smallTalk: Flow = ({ say, chip }) =>
  answer([say('smallTalk')], [chip('words'), chip('decide'), chip('practise')]);

/**
 * Says that the message was not understood and offers three directions. Quotes nothing unless the shelf answers
 * clearly; refers to another coach if that coach's shelf answers.
 */
export const unclear: Flow = (input) => {
  const { question, shelves, say, chip } = input;
  const { coach, text } = question;
  const begun = beginWithWords(input);
  if (begun) return begun;
  if (stemsOf(text).size > 1 && shelves.find(coach.slug, text, 'clearly').length > 0) return undefined;
  const other = isQuestion(text) ? coachElsewhere(input) : undefined;
  if (other) return handOver(input, other);
  const unanswered = withoutAnAnswer(input);
  if (unanswered) return unanswered;
  const chips = [chip('words'), chip('pushback'), chip('summary')];
  if (wasOffered(question)) return answer([lost(input)], chips);
  return answer([`${say('notUnderstood')} ${say('directions')}`], [chip('words'), chip('pushback'), chip('decide')]);
};

export const complaint: Flow = ({ say, chip }) =>
  answer([`${say('sorry')} ${say('directions')}`], [chip('words'), chip('pushback'), chip('decide')]);

import { isQuestion } from '../is-question.ts';
import { answer, type Flow } from './flow.ts';
import { shortened } from './shortened.ts';

/** Names the two ways, gives a criterion, asks one question. */
export const decide: Flow = ({ question, say, chip, language }) => {
  const ways = waysIn(question.text, language === 'de');
  if (!ways) return undefined;
  const [one, other] = ways;
  return answer(
    [`${say('twoWays', { one, other })} ${say('howToChoose')}`, say('whichUndone')],
    [chip('words'), chip('pushback'), chip('summary')],
  );
};

function waysIn(text: string, german: boolean): [string, string] | undefined {
  const plain = text.replace(/'/g, '’');
  if (german) {
    const [, one, other] =
      /(?:ob ich|soll(?:te)? ich|ob wir|sollen wir)\s+([^?.!]{3,80}?),? oder (?:lieber |doch |besser )?([^?.!]{3,80})/i.exec(
        plain,
      ) ?? [];
    if (one && other) return [shortened(one), shortened(other)];
    const [, only] = /(?:ob ich|soll(?:te)? ich)\s+([^?.!]{3,80})/i.exec(plain) ?? [];
    return only ? [shortened(only), 'es lassen'] : undefined;
  }
  const [, one, other] =
    /(?:should i|do i|whether (?:to|i should|i)|would you|deciding between|choose between|better to)\s+([^?.!]{3,80}?),? (?:or|and) (?:should i |do i |rather |just )?([^?.!]{3,80})/i.exec(
      plain,
    ) ?? [];
  if (one && other && !/^not\b/i.test(other)) return [turnedToYou(one), turnedToYou(other)];
  const [, only] = /(?:should i|whether (?:to|i should)|do i)\s+([^?.!]{3,80})/i.exec(plain) ?? [];
  return only ? [turnedToYou(only.replace(/ or not$/i, '')), 'leaving it as it is'] : undefined;
}

/** `tell my boss` → `tell your boss`. */
const turnedToYou = (text: string) =>
  shortened(text)
    .replace(/\bmy\b/gi, 'your')
    .replace(/\bme\b/gi, 'you')
    .replace(/\bI’m\b/g, 'you’re')
    .replace(/\bI\b/g, 'you');

/** One minute, nothing else; then the coach for nerves. Outranks everything but danger. */
export const calm: Flow = ({ question, say }) => {
  const isTheirs = question.coach.slug === calmCoach.slug;
  return answer([say('calm'), isTheirs ? say('calmHere') : say('calmElsewhere', calmCoach)], []);
};

const calmCoach = { slug: 'noor-halabieh', name: 'Noor Halabieh' };

/** What happened is looked at: what to keep, what to change. */
export const review: Flow = ({ say, chip }) =>
  answer([`${say('reviewed')} ${say('reviewAsks')}`], [chip('words'), chip('summary'), chip('fromHere')]);

/** A fear is named as one, with what to do should it come true. */
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

/** Not understood: said so, with three directions. Nothing is quoted, unless the shelf answers a question clearly. */
export const unclear: Flow = ({ question, shelves, say, chip }) => {
  const { coach, text } = question;
  if (shelves.find(coach.slug, text, isQuestion(text) ? 'near' : 'clearly').length > 0) return undefined;
  return answer([`${say('notUnderstood')} ${say('directions')}`], [chip('words'), chip('pushback'), chip('decide')]);
};

export const complaint: Flow = ({ say, chip }) =>
  answer([`${say('sorry')} ${say('directions')}`], [chip('words'), chip('pushback'), chip('decide')]);

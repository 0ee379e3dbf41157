import { stemsOf } from '../words.ts';
import { answer, type Flow, type FlowInput, saidByPerson } from './flow.ts';
import { saidIn } from '../speaking.ts';
import { sentenceFor } from '../situations/sentence-for.ts';
import { slotsOf } from './slots.ts';
import { shortened } from './shortened.ts';

/** Gives back what was said in this conversation: goal, step, figures, the sentence, or the message that comes nearest. */
export const recall: Flow = (input) => {
  const { question, say, course, slots, chip, situation, language } = input;
  const asked = question.text;
  const figures = slots.figures.length > 0 ? slots.figures : slotsOf(saidByPerson(question)).figures;
  const found = [
    /\b(goal|aim|ziel|want(ed)?|wollte)\b/i.test(asked) &&
      course.goal !== undefined &&
      say('yourGoal', { goal: course.goal }),
    /\b(plan|step|homework|going to do|schritt|vorhatte|hausaufgabe)\b/i.test(asked) &&
      course.step &&
      say('yourStep', { step: course.step }),
    /\b(numbers?|figures?|amounts?|sums?|how much|zahl(?:en)?|betr[aä]ge?|wie viel|summen?)\b/i.test(asked) &&
      figures.length > 0 &&
      say('yourFigures', { figures: figures.join(', ') }),
    /\b(sentence|words|line|phrase|opening|satz|worte|formulierung)\b/i.test(asked) &&
      lastSaying(input) &&
      say('yourSentence', { words: lastSaying(input)! }),
    /\b(?:to (?:remember|take|keep)|me (?:just )?one (?:thing|sentence)|zum (?:merken|mitnehmen))\b/i.test(asked) &&
      lastSaying(input) === undefined &&
      situation &&
      `${situation.point[language][0]!.split(/(?<=[.!])\s/)[0]}`,
  ].filter((one): one is string => typeof one === 'string' && one !== '');
  const near = found.length === 0 ? nearestMessage(question.text, saidByPerson(question)) : undefined;
  if (near !== undefined) found.push(say('youSaid', { words: shortened(near, 240) }));
  return answer([found.length > 0 ? found.join('\n\n') : say('nothingKept')], [chip('summary'), chip('words')]);
};

/** Who, when, how much, what for and what next, in the person's words. */
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

/** Why something was asked or said. A question about the world is none of this flow. */
export const explainItself: Flow = ({ question, say, chip }) => {
  if (question.text.trim().split(/\s+/).length > 12) return undefined;
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

/** Takes what is said in place of what was understood. */
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
  const anew = sentenceAnew(input);
  return answer(
    [
      `${say('corrected')} ${say('nowIts', { words })}`,
      ...(anew === undefined ? [say('directions')] : [say('insteadOf'), anew, say('changeToFit')]),
    ],
    [chip(anew === undefined ? 'words' : 'softer'), chip('pushback'), chip('summary')],
  );
};

/** The sentence that was given, with what is corrected in it; nothing where that changes nothing. */
function sentenceAnew(input: FlowInput): string | undefined {
  const before = lastSaying(input);
  if (before === undefined) return undefined;
  const sentence = sentenceFor(input, 'plain');
  return saidIn(input.question.history).some((text) => text.includes(sentence)) ? undefined : sentence;
}

/** The last sentence that was given to be said. */
export function lastSaying({ question }: Pick<FlowInput, 'question'>): string | undefined {
  for (const { author, text } of question.history.toReversed()) {
    const found = author === 'coach' ? sayingIn(text) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

const sayingIn = (text: string): string | undefined => /^(?:“[^”]+”|„[^“]+“)$/mu.exec(text)?.[0];

function nearestMessage(asked: string, said: readonly string[]): string | undefined {
  const wanted = stemsOf(asked);
  const ranked = said
    .map((text) => ({ text, shared: [...stemsOf(text)].filter((stem) => wanted.has(stem)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared);
  return ranked[0]?.text;
}

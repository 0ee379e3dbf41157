import type { Care } from './care-course.ts';
import { type CareWords, careWords } from './care-words.ts';
import type { Danger } from './detector/danger.ts';
import { type Help, helpFor } from './help-lines.ts';

/** Chooses one of several sentences; the caller knows which were said already. */
export type Choose = (sentences: readonly string[], purpose: string) => string;

const first: Choose = ([sentence]) => sentence!;

const fill = (sentence: string, { emergency, short }: Help) =>
  sentence.replace('{emergency}', emergency).replace('{short}', short);

/**
 * Returns what is said instead of coaching, and nothing else. Paragraphs in Markdown, in the language of the message.
 * @param country ISO 3166-1 alpha-2, for the help lines
 */
export function careText({ step, danger, middling }: Care, country?: string, choose: Choose = first): string[] {
  const { kind, language } = danger;
  const words = careWords[language];
  const help = helpFor(kind, language, country);
  const say = (sentence: string) => fill(sentence, help);
  const lines = help.list === '' ? [] : [help.list];
  switch (step) {
    case 'emergency':
      return [choose(words.emergency[kind], step), say(words.danger[kind]), ...lines, words.safe[kind]];
    case 'worried':
      return [
        choose(words.worried[kind], step),
        ...(lines.length > 0 ? [words.inSight] : []),
        ...lines,
        words.asked[kind],
      ];
    case 'still-here':
      return [say(choose(words.stillHere, step)), words.safe[kind]];
    case 'not-safe':
      return [say(choose(words.notSafe, step)), ...lines, words.safe[kind]];
    case 'settled':
    case 'misunderstood':
    case 'unpressed':
    case 'refusal':
      return [say(words[step])];
    case 'beside':
      return middling
        ? [choose(words.beside, step), besideLines(words, help), words.toWhatYouWrote]
        : [say(words.hinted)];
    case 'asked-already':
    case 'let-pass':
      return [];
  }
}

/**
 * Returns the help lines in one line: beside an answer that may be all the person came for, they should take little
 * room.
 */
const besideLines = ({ urgent, someoneToTalkTo }: CareWords, help: Help): string =>
  [urgent, ...(help.list === '' ? [] : [someoneToTalkTo])].map((sentence) => fill(sentence, help)).join(' ');

/** Returns the beginning of the next conversation. */
export function nextVisitText(danger: Danger, country?: string, choose: Choose = first): string {
  return fill(
    choose(careWords[danger.language].nextVisit, 'next visit'),
    helpFor(danger.kind, danger.language, country),
  );
}

/** Returns what is said before the answer to a person who changes the topic after they were asked about a worry. */
export function letRestText({ kind, language }: Danger, country?: string): string {
  return fill(careWords[language].letRest, helpFor(kind, language, country));
}

/** Returns plain text, for places that show no Markdown. */
export function plainCareText(care: Care, country?: string): string {
  return careText(care, country)
    .join('\n')
    .replaceAll('**', '')
    .replaceAll(/^- /gmu, '• ')
    .replace(/\[(.+?)\]\(.+?\)/g, '$1');
}

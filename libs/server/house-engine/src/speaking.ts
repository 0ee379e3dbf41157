import type { CourseSpeech } from '@greenroom/content';
import { chooseFreshest, chooseUnsaid } from './choose.ts';
import { courseWords } from './course-words.ts';
import type { HousePart, HouseQuestion, Turn } from './question.ts';

/** How far back the coach remembers its sentences, in answers: none of them is said again while there are others. */
const rememberedAnswers = 20;

/** What the coach said, as far back as it remembers, oldest first. */
export function saidIn(history: readonly Turn[]): string[] {
  return history
    .filter((turn) => turn.author === 'coach')
    .slice(-rememberedAnswers)
    .map((turn) => turn.text);
}

type Places = Readonly<Record<string, string>>;
const fill = (sentence: string, places: Places) =>
  sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => places[name] ?? placeholder);

/** Chooses the coach's sentences for one answer. */
export interface Speaker {
  /** One that was not said yet, else the one that was said longest ago. */
  say(sentences: readonly string[], purpose: string, places?: Places): string;
  /** One that was not said yet, or nothing. */
  sayNew(sentences: readonly string[], purpose: string, places?: Places): string | undefined;
  /** As `say`, from the coach's own sentences, then from the plain ones. */
  sayOfCourse(kind: keyof CourseSpeech, places?: Places): string;
  sayNewOfCourse(kind: keyof CourseSpeech, places?: Places): string | undefined;
}

export function speakerFor({ coach, history, seed }: HouseQuestion): Speaker {
  const said = saidIn(history);
  const sayNew: Speaker['sayNew'] = (sentences, purpose, places = {}) => {
    const found = chooseUnsaid(sentences, said, seed, purpose);
    return found === undefined ? undefined : fill(found, places);
  };
  const sayNewOfCourse: Speaker['sayNewOfCourse'] = (kind, places) => {
    for (const sentences of courseWords(coach.speech.course, kind)) {
      const found = sayNew(sentences, kind, places);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return {
    sayNew,
    sayNewOfCourse,
    say: (sentences, purpose, places = {}) => fill(chooseFreshest(sentences, said, seed, purpose), places),
    sayOfCourse: (kind, places = {}) =>
      sayNewOfCourse(kind, places) ??
      fill(chooseFreshest(courseWords(coach.speech.course, kind).flat(), said, seed, kind), places),
  };
}

/** Paragraphs, without the ones that are missing. */
export function texts(blocks: readonly (string | undefined)[]): HousePart[] {
  return blocks
    .filter((text): text is string => text !== undefined && text !== '')
    .map((text) => ({ type: 'text', text }));
}

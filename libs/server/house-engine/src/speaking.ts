import type { CourseSpeech } from '@greenroom/content';
import { chooseFreshest, chooseUnsaid } from './choose.ts';
import { courseWords } from './course-words.ts';
import type { HousePart, HouseQuestion, Turn } from './question.ts';

/** In answers. A sentence said within this many is not repeated while there are others. */
const rememberedAnswers = 20;

/** Returns the coach's latest answers, oldest first. */
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
  /** Returns a sentence not said yet, else the one said longest ago. */
  say(sentences: readonly string[], purpose: string, places?: Places): string;
  /** Returns a sentence not said yet, or undefined. */
  sayNew(sentences: readonly string[], purpose: string, places?: Places): string | undefined;
  /** Like `say`, from the coach's own sentences, then from the plain ones. */
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

/** Builds paragraphs and skips missing ones. */
export function texts(blocks: readonly (string | undefined)[]): HousePart[] {
  return blocks
    .filter((text): text is string => text !== undefined && text !== '')
    .map((text) => ({ type: 'text', text }));
}

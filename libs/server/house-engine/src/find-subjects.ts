import type { DirectAnswer, KnownSituation } from '@greenroom/content';
import { readSubjects } from '@greenroom/understanding';

/** Content that a message may be about. */
export interface Found<Content> {
  content: Content;
  /** The probability that the message is about it, from 0 to 1. */
  confidence: number;
}

/** From this confidence on, a message counts as being about the content (`npm run bench:subjects`). */
export const likely = 0.35;
/** From this confidence on, it counts even if something else is being talked about. */
export const sure = 0.6;
/** Below `likely`, but worth preferring if it is the coach's own. */
export const possible = 0.15;

export interface Subjects {
  /** Most likely first, from `possible` on. */
  situations: readonly Found<KnownSituation>[];
  answers: readonly Found<DirectAnswer>[];
  /** The probability that the message is about any of the content; below it, a guess is worth less than a question. */
  aboutAny: number;
}

/** Finds the situations and answers of a catalogue that a message is about. */
export function findSubjectsIn(catalogue: {
  situations?: readonly KnownSituation[];
  directAnswers?: readonly DirectAnswer[];
}): (text: string) => Subjects {
  const situations = new Map((catalogue.situations ?? []).map((one) => [`situations/${one.id}`, one]));
  const answers = new Map(
    (catalogue.directAnswers ?? []).map((one) => [`answers/${one.coach ?? 'everyone'}/${one.id}`, one]),
  );
  const foundIn = <Content>(known: ReadonlyMap<string, Content>, text: string): Found<Content>[] =>
    readSubjects(text).flatMap(({ subject, confidence }) => {
      const content = known.get(subject);
      return content === undefined || confidence < possible ? [] : [{ content, confidence }];
    });
  return (text) => ({
    situations: foundIn(situations, text),
    answers: foundIn(answers, text),
    aboutAny: readSubjects(text).reduce((sum, { confidence }) => sum + confidence, 0),
  });
}

export interface QuestionSeries<Question extends string> {
  /**
   * The question on screen.
   * @param asked the number that the address names, from 1
   * @param isOpen whether a question has no answer yet
   * @returns that one; without one, or with a number nobody knows, the first that is open, or the first of all
   */
  at(asked: string | null, isOpen: (question: Question) => boolean): Question;
  /** Nothing behind the last. */
  after(question: Question): Question | undefined;
  before(question: Question): Question | undefined;
  /** As the address names it. */
  numberOf(question: Question): number;
}

/** Questions that are asked one a screen, in this order. */
export function questionSeries<Question extends string>(
  questions: readonly [Question, ...Question[]],
): QuestionSeries<Question> {
  const indexOf = (question: Question) => questions.indexOf(question);
  return {
    at: (asked, isOpen) => questions[Number(asked ?? 0) - 1] ?? questions.find(isOpen) ?? questions[0],
    after: (question) => questions[indexOf(question) + 1],
    before: (question) => questions[indexOf(question) - 1],
    numberOf: (question) => indexOf(question) + 1,
  };
}

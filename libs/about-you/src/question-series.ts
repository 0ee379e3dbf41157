export interface QuestionSeries<Question extends string> {
  /**
   * Returns the question to show.
   * @param asked the question's number in the URL, from 1
   * @param isOpen whether a question has no answer yet
   * @returns the requested question; if the number is missing or unknown, the first unanswered one, else the first
   */
  at(asked: string | null, isOpen: (question: Question) => boolean): Question;
  /** Returns undefined after the last question. */
  after(question: Question): Question | undefined;
  before(question: Question): Question | undefined;
  /** Returns the question's number in the URL, from 1. */
  numberOf(question: Question): number;
}

/** Returns the order of questions that are asked one per screen. */
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

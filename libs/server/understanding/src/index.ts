export { type FieldQuestionReading, readFieldQuestions } from './field-questions/read-field-question.ts';
export { readIntent, type IntentReading } from './intents/read-intent.ts';
export type { Intent } from './intents/intents.ts';
export type { Move } from './moves/moves.ts';
export { readMove, type MoveReading } from './moves/read-move.ts';
export { readSentences, type SentenceReading } from './sentences/read-sentences.ts';
export { readStatement, statementsIn } from './statements/read-statement.ts';
export type { Answered, Statement, StatementKind, Veto } from './statements/statement.ts';
export { readSubjects, type SubjectReading } from './subjects/read-subjects.ts';

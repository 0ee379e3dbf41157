export { readIntent, type IntentReading } from './intents/read-intent.ts';
export type { Intent } from './intents/intents.ts';
export { readStatement, statementsIn } from './statements/read-statement.ts';
export type { Answered, Statement, StatementKind, Veto } from './statements/statement.ts';
export { readSubjects, type SubjectReading } from './subjects/read-subjects.ts';

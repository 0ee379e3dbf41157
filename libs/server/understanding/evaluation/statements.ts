import { readFileSync } from 'node:fs';
import { readStatement } from '../src/index.ts';
import type { StatementKind } from '../src/statements/statement.ts';

export interface JudgedStatement {
  text: string;
  locale: string;
  /** The correct answer: a kind that may be remembered, or the reason why it may not. */
  is: string;
  mayBeRemembered: boolean;
  readAs: StatementKind | 'none';
  why: string;
}

/** Reads lines of yes or no, language, kind or reason, and sentence, and classifies each sentence. */
export function judgeStatements(file: URL): JudgedStatement[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [may, locale, is, text] = line.split('\t') as [string, string, string, string];
      const read = readStatement(text);
      return {
        ...{ text, locale, is },
        mayBeRemembered: may === 'yes',
        readAs: read.kind,
        why: read.kind === 'none' ? read.why : '',
      };
    });
}

export interface StatementFigures {
  count: number;
  remembered: number;
  /** The share of remembered sentences that may be remembered. */
  precision: number;
  /** The share of sentences that may be remembered and are. */
  recall: number;
  /** The share of correctly remembered sentences that get the correct kind. */
  rightKind: number;
}

export function statementFigures(judged: readonly JudgedStatement[]): StatementFigures {
  const remembered = judged.filter(({ readAs }) => readAs !== 'none');
  const rightly = remembered.filter(({ mayBeRemembered }) => mayBeRemembered);
  return {
    count: judged.length,
    remembered: remembered.length,
    precision: rightly.length / Math.max(1, remembered.length),
    recall: rightly.length / judged.filter(({ mayBeRemembered }) => mayBeRemembered).length,
    rightKind: rightly.filter(({ is, readAs }) => is === readAs).length / Math.max(1, rightly.length),
  };
}

import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { Strength, Weakness } from './strength.ts';

const meter = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Measuring costs the square of the length; characters beyond this do not make a password weaker. */
const measuredLength = 64;

const weaknessOf: Record<string, Weakness> = {
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'common',
  pwned: 'common',
  wordByItself: 'common',
  namesByThemselves: 'name',
  commonNames: 'name',
  userInputs: 'own',
  straightRow: 'pattern',
  keyPattern: 'pattern',
  simpleRepeat: 'pattern',
  extendedRepeat: 'pattern',
  sequences: 'pattern',
  recentYears: 'date',
  dates: 'date',
};

/**
 * Estimates how hard a password is to guess.
 * @param own name and address of the account's owner, which an attacker tries first
 */
export function measureStrength(password: string, own: readonly string[]): Strength {
  const { score, feedback } = meter.check(password.slice(0, measuredLength), own.flatMap(partsOf));
  const weakness = weaknessOf[feedback.warning ?? ''];
  return { score, ...(weakness && score < 3 ? { weakness } : {}) };
}

const partsOf = (text: string) => [text, ...text.split(/[\s@.+_-]+/)].filter((part) => part.length > 2);

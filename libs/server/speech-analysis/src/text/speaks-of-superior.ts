import { mentions } from './mentions.ts';
import { readLine } from './read-line.ts';

const german = [
  ...['mein', 'meinem', 'meinen', 'unser', 'unserem', 'unseren', 'der', 'dem', 'den'].flatMap((whose) =>
    ['chef', 'vorgesetzter', 'vorgesetzten', 'teamleiter', 'abteilungsleiter'].map((who) => `${whose} ${who}`),
  ),
  ...['meine', 'meiner', 'unsere', 'unserer', 'die', 'der'].flatMap((whose) =>
    ['chefin', 'vorgesetzte', 'vorgesetzten', 'teamleiterin', 'abteilungsleiterin'].map((who) => `${whose} ${who}`),
  ),
];
const superiors = ['my boss', 'the boss', 'my manager', 'my line manager', 'my supervisor', 'my team lead*'];
const reviews = ['my review', 'my appraisal', 'my performance review', 'my annual review', 'mein jahresgespräch'];
const colleagues = ['colleague*', 'coworker*', 'co-worker*', 'kolleg*'];
const words = [...superiors, 'my director', 'my ceo', ...german, ...reviews, ...colleagues];

/**
 * Returns whether a person speaks of a superior or a colleague, in either language: no scene is for them in which they
 * play the superior.
 */
export const speaksOfSuperior = (text: string): boolean => mentions(readLine(text), words);

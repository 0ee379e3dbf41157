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
const superiorWords = [...superiors, 'my director', 'my ceo', ...german, ...reviews];
/** A person who leads a team calls its members colleagues too. */
const led = [
  ...['my team', 'my employee*', 'my direct report*'],
  ...['mein team', 'meinem team', 'meines teams', 'mitarbeiter*'],
];

/**
 * Returns whether a person speaks of a superior, or of a colleague and not of people they lead, in either language: no
 * scene is for them in which they play the superior.
 */
export function speaksOfSuperiorOrPeer(text: string): boolean {
  const line = readLine(text);
  return mentions(line, superiorWords) || (mentions(line, colleagues) && !mentions(line, led));
}

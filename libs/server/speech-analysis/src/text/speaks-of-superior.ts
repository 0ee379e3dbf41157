import { mentions } from './mentions.ts';
import { readLine } from './read-line.ts';

const words = [
  ...[
    'my boss',
    'the boss',
    'my manager',
    'my line manager',
    'my supervisor',
    'my team lead*',
    'my director',
    'my ceo',
  ],
  ...[
    'colleague*',
    'coworker*',
    'co-worker*',
    'my review',
    'my appraisal',
    'my performance review',
    'my annual review',
  ],
  ...['chef', 'chefs', 'chefin', 'vorgesetzt*', 'teamleiter*', 'abteilungsleiter*', 'kolleg*', 'mein jahresgespräch'],
];

/**
 * Returns whether a person speaks of a superior or a colleague, in either language: no scene is for them in which they
 * play the superior.
 */
export const speaksOfSuperior = (text: string): boolean => mentions(readLine(text), words);

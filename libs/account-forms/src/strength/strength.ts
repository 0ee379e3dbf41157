/** Reasons why a password is easy to guess. */
export type Weakness = 'common' | 'name' | 'own' | 'pattern' | 'date';

export interface Strength {
  /** From 0 (guessed at once) to 4 (very unlikely to be guessed). Source: zxcvbn. */
  score: 0 | 1 | 2 | 3 | 4;
  weakness?: Weakness;
}

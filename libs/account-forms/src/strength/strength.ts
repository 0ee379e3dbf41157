/** What makes a password easy to guess. */
export type Weakness = 'common' | 'name' | 'own' | 'pattern' | 'date';

export interface Strength {
  /** 0 is guessed at once, 4 not within anyone's patience. Source: zxcvbn. */
  score: 0 | 1 | 2 | 3 | 4;
  weakness?: Weakness;
}

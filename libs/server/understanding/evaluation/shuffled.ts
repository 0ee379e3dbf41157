import { hashFeature } from '../src/text/index.ts';

/** Returns the examples in a pseudo-random order that is the same each time and another one in each epoch. */
export function shuffled<Example extends { at: number }>(examples: readonly Example[], epoch: number): Example[] {
  return examples
    .map((example) => ({ example, by: hashFeature('x', `${epoch} ${example.at}`, 30) }))
    .sort((one, other) => one.by - other.by || one.example.at - other.example.at)
    .map(({ example }) => example);
}

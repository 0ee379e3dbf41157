import { readFileSync } from 'node:fs';

/** Returns the lines of a text file, without empty ones. */
export const linesOf = (file: URL): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean);

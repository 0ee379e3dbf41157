import type { Problem } from './card-field.ts';

/** Returns a function that gives the message of a problem, from the texts that the server embeds in the page. */
export function problemMessages(): (problem: Problem) => string {
  const words = JSON.parse(document.getElementById('words')?.textContent ?? '{}') as Record<string, string>;
  return ({ code, missing }) => {
    if (code === 'incomplete_number' && missing === 1) return words.one_digit_short ?? '';
    if (code === 'incomplete_number' && missing !== undefined && missing <= 4) {
      return (words.digits_short ?? '').replace('{missing}', String(missing));
    }
    return words[code] ?? words.incomplete ?? '';
  };
}

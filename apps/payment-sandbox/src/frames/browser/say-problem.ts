import type { Problem } from './card-field.ts';

/** Words for a problem, from those that the server has laid into the page in its language. */
export function sayer(): (problem: Problem) => string {
  const words = JSON.parse(document.getElementById('words')?.textContent ?? '{}') as Record<string, string>;
  return ({ code, missing }) => {
    if (code === 'incomplete_number' && missing === 1) return words.one_digit_short ?? '';
    if (code === 'incomplete_number' && missing !== undefined && missing <= 4) {
      return (words.digits_short ?? '').replace('{missing}', String(missing));
    }
    return words[code] ?? words.incomplete ?? '';
  };
}

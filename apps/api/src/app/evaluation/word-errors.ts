import { toCardinal, toOrdinal } from 'n2words/en-US';

const marks: Record<string, string> = { $: 'dollars', '£': 'pounds', '€': 'euros', '%': 'percent' };

/** Returns a text's words as spoken, so that "65,000" and "sixty-five thousand" are equal. */
export function spokenWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/([$£€])([\d.,]*\d)/g, (_, mark: string, amount: string) => `${amount} ${marks[mark]}`)
    .replaceAll(/(\d)\s*%/g, '$1 percent')
    .replaceAll(/\bdr\./g, 'doctor')
    .replaceAll(/(\d),(?=\d{3}\b)/g, '$1')
    .replaceAll(/(\d)[:.]00\b/g, '$1')
    .replaceAll(/\b(\d+)(st|nd|rd|th)\b/g, (_, number: string) => toOrdinal(Number(number)))
    .replaceAll(/\b(1[1-9]|20)(\d\d)\b/g, (_, century: string, rest: string) => `${century} ${rest}`)
    .replaceAll(/\d+/g, (number) => ` ${toCardinal(Number(number))} `);
  return plain
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z]+/g, ' ')
    .split(' ')
    .filter((word) => word !== '' && word !== 'and');
}

/** Returns the number of words to substitute, delete or insert to turn one text into the other (Levenshtein). */
export function wordErrors(said: readonly string[], heard: readonly string[]): number {
  let row = heard.map((_, index) => index + 1);
  said.forEach((word, index) => {
    let diagonal = index;
    let left = index + 1;
    row = row.map((above, column) => {
      const cost = Math.min(above + 1, left + 1, diagonal + (heard[column] === word ? 0 : 1));
      diagonal = above;
      left = cost;
      return cost;
    });
  });
  return row.at(-1) ?? said.length;
}

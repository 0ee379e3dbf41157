import { hearOrders } from './orders.ts';
import type { Material } from './question.ts';
import { stemsOf } from './words.ts';

/** In UTF-16 code units. Shorter lines say nothing; longer ones are paragraphs. */
const bounds = { least: 12, most: 240 };
const pointsAtIt =
  /\b(my|the|this|that) (cv|resume|résumé|letter|cover letter|advert|ad|job ad|draft|speech|script|text|file|document|pdf|notes|email|message|contract|offer)\b|\b(i|i've|ive) (just )?(attached|uploaded|pasted|brought|sent|added|shared)\b|\b(did|have) you (read|seen|get|got) (it|my|the)\b|\b(mein|meinen|meine|dem|der) (lebenslauf|anschreiben|bewerbung|anzeige|entwurf|rede|text|datei)\b/i;

/** Whether the person refers to uploaded material. */
export const speaksOfMaterial = (text: string): boolean => pointsAtIt.test(text.replace(/[’`´]/g, "'"));

/**
 * Returns the line of the materials that relates to the text, verbatim, if there is one. Lines with orders are never
 * quoted.
 * @param said the coach's answers so far; a line quoted in them is not quoted again
 */
export function lineAbout(
  materials: readonly Material[],
  text: string,
  said: readonly string[],
): { name: string; line: string } | undefined {
  const asked = stemsOf(text);
  const least = speaksOfMaterial(text) ? 1 : 2;
  const candidates = materials.flatMap(({ name, text: whole }) =>
    linesOf(whole)
      .filter((line) => !said.some((answer) => answer.includes(line)))
      .map((line) => ({ name, line, shared: [...stemsOf(line)].filter((stem) => asked.has(stem)).length })),
  );
  const best = candidates.sort((one, other) => other.shared - one.shared || one.line.length - other.line.length)[0];
  return best && best.shared >= least ? { name: best.name, line: best.line } : undefined;
}

function linesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?])\s+/)
    .map((line) => line.trim().replace(/^([-*•#>]+|\d+[.)])\s+/, ''))
    .filter((line) => line.length >= bounds.least && line.length <= bounds.most && !line.includes('?'))
    .filter((line) => !hearOrders(line));
}

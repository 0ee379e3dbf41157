/** One or two paragraphs of an item's Markdown, verbatim, with their heading. */
export interface Passage {
  /** Undefined before the first heading. */
  heading: string | undefined;
  text: string;
}

/** In words. A passage exceeds these bounds only if its section is shorter or a sentence longer. */
const bounds = { least: 40, ideal: 80, most: 120 };
/** The cost of a cut within a paragraph, and of each word outside the bounds. */
const costs = { insideParagraph: 25, outside: 50 };

interface Sentence {
  text: string;
  words: number;
  /** The whitespace between it and the preceding sentence. */
  gap: string;
  opensParagraph: boolean;
}

export const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;

/** Splits an item's body into passages of whole sentences; the passages of a section have similar lengths. */
export function splitPassages(body: string): Passage[] {
  return body
    .split(/^(?=## )/m)
    .flatMap((section) => {
      const [, heading, rest] = /^## (.+)\n([^]*)$/.exec(section) ?? [undefined, undefined, section];
      return cheapestCuts(sentencesOf(rest)).map((text) => ({ heading: heading?.trim(), text }));
    })
    .filter(({ text }) => text !== '');
}

function sentencesOf(section: string): Sentence[] {
  return section
    .trim()
    .split(/(\n\n+|\n(?=[-*>]|\d+\.))/)
    .flatMap((part, at, parts) => (at % 2 === 1 || part === '' ? [] : paragraphOf(part, parts[at - 1] ?? '')));
}

function paragraphOf(paragraph: string, before: string): Sentence[] {
  const pieces = paragraph.split(/((?<=[.!?…]["”’*)]{0,3})\s+(?=["“‘(*]{0,3}\p{Lu}))/u);
  return pieces.flatMap((text, at) =>
    at % 2 === 1
      ? []
      : { text, words: countWords(text), gap: at === 0 ? before : pieces[at - 1]!, opensParagraph: at === 0 },
  );
}

/** Finds the cheapest way to cut sentences into passages, by dynamic programming over the end of a passage. */
function cheapestCuts(sentences: readonly Sentence[]): string[] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= sentences.length; end += 1) {
    let words = 0;
    let found = { cost: Infinity, from: end - 1 };
    for (let from = end - 1; from >= 0; from -= 1) {
      words += sentences[from]!.words;
      if (words > bounds.most && from < end - 1) break;
      const cost = best[from]!.cost + costOf(words) + (sentences[from]!.opensParagraph ? 0 : costs.insideParagraph);
      if (cost < found.cost) found = { cost, from };
    }
    best.push(found);
  }
  const passages: string[] = [];
  for (let end = sentences.length; end > 0; end = best[end]!.from)
    passages.unshift(joined(sentences.slice(best[end]!.from, end)));
  return passages;
}

function costOf(words: number): number {
  const outside = Math.max(0, bounds.least - words, words - bounds.most);
  return outside * costs.outside + (words - bounds.ideal) ** 2 / bounds.ideal;
}

const joined = (sentences: readonly Sentence[]) =>
  sentences.map(({ text, gap }, at) => (at === 0 ? text : gap + text)).join('');

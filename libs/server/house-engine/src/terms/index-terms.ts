import type { Term } from '@greenroom/content';

/** At most so many are explained at once: “whats a rep and whats a set”. */
const most = 2;

/** Before a word whose meaning is asked for. */
const asks = String.raw`\b(?:what(?:['’]?s| is| are| does| do)|meaning of|define|explain|was (?:ist|sind|heißt|heissen|bedeutet|bedeuten)|(?:erklär|erklären sie)(?: mir)?)(?: (?:eigentlich|denn|genau|nochmal|mit|by|it mean by|meant by))*(?: (?:an?|the|this|that|ein(?:e[mnr]?)?|de[rnms]|die|das|diese[rs]?))? ?["“„'‘]?`;
/** After it: the end of a clause, or “mean”. */
const ends = String.raw`["”“'’]?(?=\s*(?:$|[,.;:?!)]|(?:even |actually |really |supposed to |eigentlich |denn |überhaupt )*(?:mean\b|means\b|heißen\b|bedeuten\b)|and\b|und\b|then\b|please\b|bitte\b|exactly\b|genau\b|supposed\b))`;
/** Whether a meaning may be asked for; then a word in quotation marks is enough: “what does that even mean”. */
const meaningAsked =
  /\b(?:what(?:['’]?s)?|mean(?:s|ing)?|define|explain|was (?:soll|ist|sind)|heißt|heissen|bedeute[tn]|erklär\w*)\b/iu;

interface Reader {
  term: Term;
  asked: RegExp;
  quoted: RegExp;
}

/** Returns a function that finds the terms whose meaning a message asks for, in the order in which it names them. */
export function indexTerms(terms: readonly Term[]): (text: string) => readonly Term[] {
  const readers = terms.map(readerOf);
  return (text) => {
    if (!meaningAsked.test(text)) return [];
    return readers
      .map(({ term, asked, quoted }) => ({ term, at: Math.max(text.search(asked), text.search(quoted)) }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at)
      .slice(0, most)
      .map(({ term }) => term);
  };
}

function readerOf(term: Term): Reader {
  const names = [...term.names.en, ...term.names.de]
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/[’']/g, "['’]?"))
    .join('|');
  return {
    term,
    asked: new RegExp(`${asks}(?:${names})${ends}`, 'iu'),
    quoted: new RegExp(`["“„‘](?:${names})["”“’]`, 'iu'),
  };
}

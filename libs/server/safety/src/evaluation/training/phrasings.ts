import { readdirSync, readFileSync } from 'node:fs';
import { type DangerKind, heads, type Tier } from '../../detector/classifier.ts';

export interface Phrasing {
  tier: Tier;
  /** Undefined for harmless phrasings. */
  kind: DangerKind | undefined;
  /** Whether a careful reader understands at once what is meant. */
  plain: boolean;
  language: 'en' | 'de';
  text: string;
}

/**
 * Reads labelled phrasings: files `<language>-<name>.tsv` with the columns tier, kind, `plain` or `oblique`, text.
 * @param reads decides by name whether a file is read; by default all are
 * @throws Error naming file and line of an invalid row
 */
export function readPhrasings(folder: URL, reads: (name: string) => boolean = () => true): Phrasing[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsv') && reads(name));
  return files.toSorted().flatMap((name) =>
    readFileSync(new URL(name, folder), 'utf8')
      .split('\n')
      .flatMap((line, at) => (line === '' ? [] : [phrasingOf(line, `${name}:${at + 1}`, name.slice(0, 2))])),
  );
}

function phrasingOf(line: string, place: string, language: string): Phrasing {
  const [tier, kind, clarity, text] = line.split('\t');
  if (!text || !heads.tier.includes(tier as Tier) || (language !== 'en' && language !== 'de'))
    throw new Error(`${place}: expected a tier, a kind, plain or oblique, and a text, separated by tabs`);
  return {
    tier: tier as Tier,
    kind: heads.kind.find((one) => one === kind),
    plain: clarity === 'plain',
    language,
    text,
  };
}

import { type Piece, TranscriptRefusedError, type Wrong } from './transcript-file.ts';
import { transcriptLimits } from './transcript-limits.ts';
import type { WorkSlices } from '../domain/work-slices.ts';

/** If a smaller share of the pieces begins with what looks like a name, the file has no names. */
const leastShare = 0.15;

export interface NamedPiece extends Omit<Piece, 'speaker'> {
  /** Empty if the file names no speaker. */
  speaker: string;
}

/** Returns whether a text can be a speaker's name as meeting tools write it. */
export function isName(text: string): boolean {
  if (text.length > 80 || !/\p{L}/u.test(text) || !/^[\p{L}\p{N}"'(@]/u.test(text)) return false;
  // A date above a transcript: "March 2, 2026".
  if (/\b(?:19|20)\d\d\b/.test(text)) return false;
  if (/[?!;<>{}]|https?$|\.\.|[.,]$(?<!\b\p{L}{1,4}\.)/u.test(text)) return false;
  return text.split(' ').length <= 7;
}

const colon = /^([^:：]{1,80}?)\s?[:：](?:\s+|$)(.*)$/;

/** Words that letters and articles write before a colon. */
const noNames = new Set(
  'note,notes,subject,from,cc,bcc,date,sent,ps,p.s.,betreff,datum,gesendet,hinweis,achtung,wichtig,example,beispiel,source,quelle,warning,attention,url,http,https,title,titel,author,autor'.split(
    ',',
  ),
);

interface Prefix {
  name: string;
  rest: string;
}

/** Returns a name before the words, and the rest; undefined if there is none. Times and addresses are not names. */
function prefixOf(text: string, known: Map<string, boolean>): Prefix | undefined {
  if (!/[:：]/.test(text.slice(0, 82))) return undefined;
  const [, name, rest] = colon.exec(text) ?? [];
  if (name === undefined || rest === undefined) return undefined;
  const isOne = known.get(name) ?? (isName(name) && !noNames.has(name.toLowerCase()));
  known.set(name, isOne);
  return isOne ? { name, rest } : undefined;
}

/**
 * Finds the speakers. Text before a colon is a name if it occurs more than once or each of its words is capitalised, in
 * a file in which enough lines begin that way; "Note: bring the list" is not a name. A name that contains a colon is
 * detected because all of its lines continue with the same second name.
 * @param titled whether the file is a text, in which anything above the first name is a title
 * @throws TranscriptRefusedError `too-many-names`
 */
export async function findNames(
  pieces: readonly Piece[],
  wrong: Wrong,
  slices: WorkSlices,
  titled: boolean,
): Promise<NamedPiece[]> {
  /** Caches each check: a meeting has few names and many lines. */
  const known = new Map<string, boolean>();
  const names = await namesIn(pieces, known, slices);
  const seen = new Set<string>();
  const named: NamedPiece[] = [];
  let speaker = '';
  let raw: string | undefined;
  let told: NamedPiece | undefined;
  const isNamed = titled && (names.size > 0 || pieces.some((piece) => piece.speaker !== undefined));
  for (const piece of pieces) {
    await slices.add(piece.text);
    const found =
      piece.speaker === undefined ? takenOff(piece.text, names, known) : { name: piece.speaker, rest: piece.text };
    const hasNames = names.size > 0 || seen.size > 0;
    if (found && found.name !== raw) [raw, speaker] = [found.name, tidy(found.name)];
    if (!found && isNamed && raw === undefined) continue;
    if (!found && hasNames && told && overlaps(told, piece)) {
      // Speakers do not overlap themselves, so this is not the previous speaker.
      wrong(piece.line, 'nobody-named');
      continue;
    }
    const text = found ? found.rest : piece.text;
    if (text === '') continue;
    seen.add(speaker);
    refuseMany(seen.size, piece.line);
    told = { ...piece, text, speaker };
    named.push(told);
  }
  return named;
}

const overlaps = (before: NamedPiece, { beganMs }: Piece) =>
  before.endedMs !== null && beganMs !== null && beganMs < before.endedMs;

function refuseMany(found: number, line: number): void {
  const most = transcriptLimits.speakers;
  if (found > most) throw new TranscriptRefusedError({ line, trouble: 'too-many-names' }, { found, most });
}

/** Cuts first: a name of thousands of combining marks takes long to normalize. */
const tidy = (name: string) => name.slice(0, 400).normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, 80);

function takenOff(
  text: string,
  names: ReadonlyMap<string, string | undefined>,
  known: Map<string, boolean>,
): { name: string; rest: string } | undefined {
  const found = prefixOf(text, known);
  if (!found || !names.has(found.name)) return undefined;
  const second = names.get(found.name);
  const more = second === undefined ? undefined : prefixOf(found.rest, known);
  return more && more.name === second ? { name: `${found.name}: ${second}`, rest: more.rest } : found;
}

/** Returns the names before colons, each with the second name that all of its lines continue with. */
async function namesIn(
  pieces: readonly Piece[],
  looked: Map<string, boolean>,
  slices: WorkSlices,
): Promise<Map<string, string | undefined>> {
  const found = new Map<string, { count: number; second: string | undefined }>();
  let unnamed = 0;
  for (const { speaker, text } of pieces) {
    await slices.add(text);
    if (speaker !== undefined) continue;
    const prefix = prefixOf(text, looked);
    if (!prefix) {
      unnamed += 1;
      continue;
    }
    const second = prefixOf(prefix.rest, looked)?.name;
    const known = found.get(prefix.name);
    if (known) {
      known.count += 1;
      if (known.second !== second) known.second = undefined;
    } else found.set(prefix.name, { count: 1, second });
  }
  const counted = [...found.values()].reduce((sum, { count }) => sum + count, 0);
  if (counted < leastShare * (counted + unnamed)) return new Map();
  return new Map(
    [...found].flatMap(([name, { count, second }]): [string, string | undefined][] =>
      count > 1 || isWrittenLarge(name) ? [[name, count > 1 ? second : undefined]] : [],
    ),
  );
}

const isWrittenLarge = (name: string) => name.split(' ').every((word) => /^[^\p{Ll}]/u.test(word));

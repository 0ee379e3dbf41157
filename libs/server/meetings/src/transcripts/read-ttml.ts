import { SaxesParser, type SaxesTagNS } from 'saxes';
import { plain } from './cue-text.ts';
import { refuseTooLong } from './refuse-too-long.ts';
import { readTime } from './timestamps.ts';
import { type Piece, type PieceReader, TranscriptRefusedError, type Wrong } from './transcript-file.ts';

/** A real file nests a `span` or two in a `p`; deeper nesting is an attack. */
const deepest = 100;

interface Open {
  name: string;
  /** When the element begins; times within it are relative to this (TTML 2, section 12.2). */
  beganMs: number;
  agent: string | undefined;
}

interface Paragraph {
  depth: number;
  agent: string | undefined;
  times: { beganMs: number | undefined; endedMs: number | undefined };
  text: string;
  line: number;
}

/** Frames and ticks per second, for files that count in these (TTML 2, section 7.2). */
interface Rates {
  frames: number;
  ticks: number;
}

/**
 * Reads TTML (W3C, "Timed Text Markup Language 2") with saxes: each `p` is a cue. Its speaker is the `ttm:agent` of the
 * `p` or of an enclosing element, or a name before a colon.
 * @throws TranscriptRefusedError `bad-xml`, `cue-too-long`
 */
export function ttmlReader(wrong: Wrong): PieceReader {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const pieces: Piece[] = [];
  const agents = new Map<string, string>();
  const open: Open[] = [];
  let rates: Rates = { frames: 30, ticks: 1 };
  let paragraph: Paragraph | undefined;
  let agentId: string | undefined;
  /**
   * The number of the line being parsed. Lines are written one at a time, so the parser is always within the latest.
   */
  let line = 0;

  const refuse = (): never => {
    throw new TranscriptRefusedError({ line: Math.max(1, line), trouble: 'bad-xml' });
  };
  parser.on('error', refuse);
  // A doctype could declare entities that expand exponentially.
  parser.on('doctype', refuse);
  parser.on('opentag', (tag) => {
    if (open.length >= deepest) refuse();
    const { local: name } = tag;
    if (name === 'tt') rates = ratesOf(tag);
    if (name === 'agent') agentId = attribute(tag, 'id');
    if (name === 'br' && paragraph) paragraph.text += ' ';
    const outer = open.at(-1);
    const from = outer?.beganMs ?? 0;
    const [began, ended, lasts] = ['begin', 'end', 'dur'].map((one) => timeOf(attribute(tag, one), rates));
    const agent = attribute(tag, 'agent')?.split(/\s+/)[0] ?? outer?.agent;
    open.push({ name, beganMs: from + (began ?? 0), agent });
    if (name === 'p' && !paragraph) {
      const beganMs = began === undefined ? undefined : from + began;
      const endedMs = ended === undefined ? add(beganMs, lasts) : from + ended;
      paragraph = { depth: open.length, agent, times: { beganMs, endedMs }, text: '', line };
    } else if (paragraph && agent !== undefined) paragraph.agent ??= agent;
  });
  const read = (text: string) => {
    if (paragraph) {
      paragraph.text += text;
      refuseTooLong(paragraph.text.length, line);
    } else if (open.at(-1)?.name === 'name' && agentId !== undefined) agents.set(agentId, plain(text).slice(0, 80));
  };
  parser.on('text', read);
  parser.on('cdata', read);
  parser.on('closetag', () => {
    if (paragraph?.depth === open.length) {
      const piece = pieceOf(paragraph, agents, wrong);
      if (piece) pieces.push(piece);
      paragraph = undefined;
    }
    open.pop();
  });

  return {
    take(text, at) {
      line = at;
      parser.write(`${text}\n`);
    },
    get size() {
      return pieces.length;
    },
    end() {
      parser.close();
      return pieces;
    },
  };
}

function pieceOf(
  { agent, times: { beganMs, endedMs }, text: said, line }: Paragraph,
  agents: ReadonlyMap<string, string>,
  wrong: Wrong,
): Piece | undefined {
  const text = said.replace(/\s+/g, ' ').trim();
  if (text === '') return undefined;
  if (beganMs === undefined) {
    wrong(line, 'bad-time');
    return undefined;
  }
  if (endedMs !== undefined && endedMs < beganMs) {
    wrong(line, 'ends-before-it-begins');
    return undefined;
  }
  const speaker = agent === undefined ? undefined : (agents.get(agent) ?? agent);
  return { speaker, text, beganMs, endedMs: endedMs ?? null, line };
}

const add = (to: number | undefined, more: number | undefined) =>
  to === undefined || more === undefined ? undefined : to + more;

const attribute = ({ attributes }: SaxesTagNS, local: string): string | undefined =>
  Object.values(attributes).find((one) => one.local === local)?.value;

function ratesOf(tag: SaxesTagNS): Rates {
  const [frames, ticks] = ['frameRate', 'tickRate'].map((one) => Number(attribute(tag, one)));
  return { frames: frames || 30, ticks: ticks || 1 };
}

/** Reads clock time with or without frames, or a count: `00:00:01.500`, `00:00:01:12`, `1.5s`, `1500ms`, `45000t`. */
function timeOf(value: string | undefined, { frames, ticks }: Rates): number | undefined {
  if (value === undefined || value.length > 20) return undefined;
  const [, count, unit] = /^(\d{1,12}(?:\.\d{1,6})?)(ms|[hmsft])$/.exec(value) ?? [];
  if (count !== undefined) {
    const ms = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, f: 1_000 / frames, t: 1_000 / ticks }[unit as 'ms'];
    return Math.round(Number(count) * ms);
  }
  const [, clock, frame] = /^(\d{1,3}:\d\d:\d\d):(\d{1,3})$/.exec(value) ?? [];
  if (clock === undefined) return readTime(value);
  return add(readTime(clock), Math.round((Number(frame) * 1_000) / frames));
}

import { plain } from './cue-text.ts';
import { readTime } from './timestamps.ts';
import type { Piece, PieceReader, Wrong } from './transcript-file.ts';
import { refuseTooLong } from './refuse-too-long.ts';

const opening = /<(?:tt:)?p(\s[^<>]{0,2000})?>/;
const closing = /<\/(?:tt:)?p\s*>/;
const agent = /<ttm:agent\b[^<>]{0,500}\bxml:id="([^"]{1,80})"/;
const agentName = /<ttm:name\b[^<>]{0,500}>([^<]{1,80})</;

interface Paragraph {
  attributes: string;
  parts: string[];
  characters: number;
  line: number;
}

/** TTML (W3C, "Timed Text Markup Language 2"): each `p` is a cue; who speaks is a `ttm:agent`, or stands before a colon. */
export function ttmlReader(wrong: Wrong): PieceReader {
  const pieces: Piece[] = [];
  const agents = new Map<string, string>();
  let named: string | undefined;
  let open: Paragraph | undefined;

  const add = (to: Paragraph, text: string, line: number) => {
    to.characters += text.length + 1;
    refuseTooLong(to.characters, line);
    to.parts.push(text);
  };
  const close = ({ attributes, parts, line }: Paragraph) => {
    const text = plain(parts.join(' ').replace(/<br\s*\/>/gi, ' '));
    if (text === '') return;
    const [beganMs, ended, lasts] = ['begin', 'end', 'dur'].map((name) => timeOf(attributes, name));
    const endedMs = ended ?? (lasts === undefined || beganMs === undefined ? undefined : beganMs + lasts);
    if (beganMs === undefined) return wrong(line, 'bad-time');
    if (endedMs !== undefined && endedMs < beganMs) return wrong(line, 'ends-before-it-begins');
    const by = /\bttm:agent="([^"]{1,80})"/.exec(attributes)?.[1];
    const speaker = by === undefined ? undefined : (agents.get(by) ?? by);
    pieces.push({ speaker, text, beganMs, endedMs: endedMs ?? null, line });
  };

  return {
    take(text, line) {
      named = agent.exec(text)?.[1] ?? named;
      const name = agentName.exec(text)?.[1];
      if (named !== undefined && name !== undefined) agents.set(named, plain(name));
      for (let rest = text; rest !== '';) {
        if (!open) {
          const found = opening.exec(rest);
          if (!found) return;
          open = { attributes: found[1] ?? '', parts: [], characters: 0, line };
          rest = rest.slice(found.index + found[0].length);
        }
        const end = closing.exec(rest);
        add(open, end ? rest.slice(0, end.index) : rest, line);
        if (!end) return;
        close(open);
        open = undefined;
        rest = rest.slice(end.index + end[0].length);
      }
    },
    get size() {
      return pieces.length;
    },
    end: () => pieces,
  };
}

/** Clock time or seconds: `00:00:01.500`, `1.5s`, `1500ms`. */
function timeOf(attributes: string, name: string): number | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]{1,20})"`).exec(attributes)?.[1];
  const [, count, unit] = /^(\d{1,9}(?:\.\d{1,6})?)(ms|s|m|h)$/.exec(value ?? '') ?? [];
  if (count === undefined) return value === undefined ? undefined : readTime(value);
  return Math.round(Number(count) * { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 }[unit as 'ms' | 's' | 'm' | 'h']);
}

import { piecesOf, type SaidLine } from './cue-text.ts';
import { readRange, readTime, type TimeRange } from './timestamps.ts';
import type { Piece, PieceReader, Wrong } from './transcript-file.ts';
import { refuseTooLong } from './refuse-too-long.ts';

interface Cue extends TimeRange {
  said: SaidLine[];
  /** The length of all its lines, including line ends. */
  characters: number;
}

/**
 * Reads WebVTT (W3C, "WebVTT: The Web Video Text Tracks Format", section 4) and SRT, which differ little: a cue is a
 * line of times and the text below it, up to an empty line. Tolerates common errors of tools if only one reading is
 * possible: no empty line between cues, empty lines within a cue, a missing end time.
 * @throws TranscriptRefusedError `cue-too-long`
 */
export function cueReader(wrong: Wrong, webVtt: boolean): PieceReader {
  const pieces: Piece[] = [];
  /** Skips the WebVTT header up to the first empty line and, in both formats, notes, styles and wrong cues. */
  let skipping = webVtt;
  /** Stays open until something else begins, because it may contain an empty line. */
  let cue: Cue | undefined;
  let isBroken = false;
  /** A line after an empty line: the identifier of the cue below, or another line of the cue above. */
  let lone: SaidLine | undefined;

  const close = () => {
    if (cue) for (const piece of piecesOf(cue.said, cue)) pieces.push(piece);
    cue = undefined;
    isBroken = false;
  };
  const begin = (line: number, range: TimeRange | undefined) => {
    close();
    lone = undefined;
    skipping = range === undefined || (range.endedMs !== null && range.endedMs < range.beganMs);
    if (!range) wrong(line, 'bad-time');
    else if (skipping) wrong(line, 'ends-before-it-begins');
    else cue = { ...range, said: [], characters: 0 };
  };
  const addTo = (to: Cue, one: SaidLine) => {
    to.characters += one.text.length + 1;
    refuseTooLong(to.characters, one.line);
    to.said.push(one);
  };
  const settleLone = () => {
    if (lone && !isCount(lone.text)) {
      if (cue) addTo(cue, lone);
      else wrong(lone.line, 'no-time');
    }
    lone = undefined;
  };

  return {
    take(text, line) {
      const said = text.trim();
      if (said === '') {
        settleLone();
        [skipping, isBroken] = [false, true];
        return;
      }
      if (said.includes('-->')) {
        // Without an empty line before it, the count above belongs to this cue.
        if (!isBroken && isCount(cue?.said.at(-1)?.text ?? '')) cue?.said.pop();
        return begin(line, readRange(said));
      }
      if (skipping) return;
      if (cue && !isBroken) return addTo(cue, { text: said, line });
      if (webVtt && /^(NOTE|STYLE|REGION)(\s|$)/.test(said)) {
        close();
        return void (skipping = true);
      }
      const beganMs = readTime(said);
      if (beganMs !== undefined) return begin(line, { beganMs, endedMs: null });
      settleLone();
      lone = { line, text: said };
    },
    get size() {
      return pieces.length;
    },
    end() {
      settleLone();
      close();
      return pieces;
    },
  };
}

const isCount = (text: string) => /^\d{1,9}$/.test(text);

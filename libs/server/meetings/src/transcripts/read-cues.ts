import { piecesOf, type SaidLine } from './cue-text.ts';
import { readRange, readTime, type TimeRange } from './timestamps.ts';
import type { Piece, PieceReader, Wrong } from './transcript-file.ts';
import { refuseTooLong } from './refuse-too-long.ts';

interface Cue extends TimeRange {
  said: SaidLine[];
  /** Of all its lines, each with its end. */
  characters: number;
}

/**
 * WebVTT (W3C, "WebVTT: The Web Video Text Tracks Format", section 4) and SRT, which differ in little: a cue is a line of
 * times and the text below it, up to an empty line. What tools get wrong is read all the same where only one thing can
 * be meant: no empty line between cues, empty lines within one, no end.
 * @throws TranscriptRefusedError `cue-too-long`
 */
export function cueReader(wrong: Wrong, webVtt: boolean): PieceReader {
  const pieces: Piece[] = [];
  /** Of WebVTT: what stands before the first empty line says nothing. Of both: a note, a style, a cue that was wrong. */
  let skipping = webVtt;
  /** Open until something else begins: an empty line may stand within it. */
  let cue: Cue | undefined;
  let isBroken = false;
  /** After an empty line: the name of the cue below it, or one more line of the cue above. */
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
        // No empty line before it: the count above it is its own.
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

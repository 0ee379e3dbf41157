import { isName } from './find-names.ts';
import { plain } from './cue-text.ts';
import { isNotice } from './notices.ts';
import { timeBefore, timeBehind } from './timestamps.ts';
import type { Piece, PieceReader } from './transcript-file.ts';
import { withoutMarkdown } from './without-markdown.ts';

/**
 * The heading of the transcript, below notes on the meeting: "Transcript", "📖 Transkript", "Weekly (2 March) –
 * Transcript".
 */
const transcriptBegins = /^(?:📖\s*)?(?:.{1,120}\s[-–—]\s)?(?:transcript|transkript)$/iu;

/**
 * Reads plain text: `Dana: …` on a line, or a line of name and time above the words; times come before names, behind
 * them or nowhere. A time of day counts from the first one in the file. A time earlier than the one before it is
 * ignored. Skips notes above the transcript (Gemini, Google Meet).
 * @param markdown whether to strip Markdown syntax
 */
export function namedTextReader(markdown: boolean): PieceReader {
  const pieces: Piece[] = [];
  let speaker: string | undefined;
  let atMs: number | null = null;
  let firstMs: number | undefined;
  let latestMs = -Infinity;

  const begin = () => {
    pieces.length = 0;
    [speaker, atMs, firstMs, latestMs] = [undefined, null, undefined, -Infinity];
  };
  const since = (found: number): number | null => {
    firstMs ??= found;
    if (found < latestMs) return null;
    latestMs = found;
    return found - firstMs;
  };
  const say = (text: string, line: number) => {
    if (text === '') return;
    pieces.push({ speaker, text, beganMs: atMs, endedMs: null, line });
    // Text without its own heading continues where this one ends.
    [speaker, atMs] = [undefined, null];
  };

  return {
    take(text, line) {
      const said = plain(markdown ? withoutMarkdown(text) : text.trim());
      if (said === '' || isNotice(said)) return;
      if (speaker === undefined && transcriptBegins.test(said)) return begin();
      const before = timeBefore(said);
      if (before) {
        atMs = since(before.atMs);
        return say(before.rest, line);
      }
      const behind = timeBehind(said);
      if (behind && isName(behind.name)) {
        [speaker, atMs] = [behind.name, since(behind.atMs)];
        return say(behind.rest, line);
      }
      say(said, line);
    },
    get size() {
      return pieces.length;
    },
    end: () => pieces,
  };
}

import { isUtf8 } from 'node:buffer';
import { TranscriptRefusedError } from './transcript-file.ts';
import { transcriptLimits } from './transcript-limits.ts';

/** In bytes: so much is decoded at a time. */
const chunk = 64 * 1024;

/**
 * The lines of a text, without their ends: UTF-8, UTF-16 with its mark, else Windows-1252. Decoded bit by bit, so that
 * no second copy of a large file stands in memory.
 * @throws TranscriptRefusedError `not-text`, `line-too-long`
 */
export function* textLines(bytes: Uint8Array): Generator<string, void, undefined> {
  const decoder = new TextDecoder(encodingOf(bytes));
  let rest = '';
  let line = 0;
  for (let from = 0; from < bytes.length; from += chunk) {
    const last = from + chunk >= bytes.length;
    const text = rest + decoder.decode(bytes.subarray(from, from + chunk), { stream: !last });
    // A line break at the very end may be half of one.
    const whole = last
      ? text
      : text.slice(0, Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r', text.length - 2)) + 1);
    rest = text.slice(whole.length);
    const lines = whole.split(/\r\n|\n|\r/);
    if (!last) lines.pop();
    for (const one of lines) {
      line += 1;
      if (one.includes('\0')) throw new TranscriptRefusedError({ line, trouble: 'not-text' });
      refuseLong(one, line);
      yield one;
    }
    refuseLong(rest, line + 1);
  }
}

function refuseLong({ length }: string, line: number): void {
  const most = transcriptLimits.characters;
  if (length > most) throw new TranscriptRefusedError({ line, trouble: 'line-too-long' }, { found: length, most });
}

/** UTF-8, UTF-16 with its mark, else Windows-1252. */
export function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

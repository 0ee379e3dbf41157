import { isUtf8 } from 'node:buffer';
import type { TranscriptTrouble } from '@greenroom/contracts';
import { TranscriptRefusedError } from './transcript-file.ts';
import { transcriptLimits } from './transcript-limits.ts';

/** In bytes. The text is decoded in chunks of this size. */
const chunk = 64 * 1024;

/**
 * Yields the lines of a text, without line ends: UTF-8, UTF-16 with a byte order mark, otherwise Windows-1252. Decodes
 * in chunks, so that memory holds no second copy of a large file.
 * @throws TranscriptRefusedError `not-text`, `line-too-long`
 */
export function* textLines(bytes: Uint8Array): Generator<string, void, undefined> {
  const decoder = new TextDecoder(encodingOf(bytes));
  let rest = '';
  let line = 0;
  for (let from = 0; from < bytes.length; from += chunk) {
    const last = from + chunk >= bytes.length;
    const text = rest + decoder.decode(bytes.subarray(from, from + chunk), { stream: !last });
    // A line break at the very end may be only half of one (CR of CRLF).
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

/** In bytes. A binary file is detected from this beginning. */
const beginning = 4_096;
/** Text in another encoding may have stray control characters; binary files are full of them. */
const mostControls = { count: 4, share: 0.02 };

/** @throws TranscriptRefusedError `is-pdf`, `is-empty`, `not-text` for a file that is not text */
export function refuseNoText(bytes: Uint8Array): void {
  const refuse = (trouble: TranscriptTrouble): never => {
    throw new TranscriptRefusedError({ line: 1, trouble });
  };
  const head = new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, beginning));
  if (head.startsWith('%PDF-')) refuse('is-pdf');
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  const controls = head.match(/[\u0000-\u0008\u000e-\u001f\u0080-\u009f\ufffd]/g)?.length ?? 0;
  if (controls > Math.max(mostControls.count, mostControls.share * head.length)) refuse('not-text');
  if (bytes.length <= beginning && head.trim() === '') refuse('is-empty');
}

function refuseLong({ length }: string, line: number): void {
  const most = transcriptLimits.characters;
  if (length > most) throw new TranscriptRefusedError({ line, trouble: 'line-too-long' }, { found: length, most });
}

/** UTF-8, UTF-16 with a byte order mark, otherwise Windows-1252. */
export function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

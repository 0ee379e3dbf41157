import { spokenText, writtenText, type Clip } from './spoken-part.ts';

/** Returns the length of all clips of an utterance, in ms. */
export const lengthOf = (clips: readonly Clip[]) => clips.reduce((total, { durationMs }) => total + durationMs, 0);

/** Slower than any speech, so that words of a sentence of unknown length do not count as heard too early. In ms. */
const slowMsALetter = 110;

/** Silence that may be cut off at a clip's end without being missed; players report in steps of their blocks. In ms. */
export const toleranceMs = 30;

/**
 * Returns what was heard of an utterance, as written: whole sentences, and of the last one the words that were played
 * to their end. Never includes a word that was not.
 * @param playedMs what the loudspeaker has played, from the utterance's beginning
 */
export function heardText(clips: readonly Clip[], playedMs: number): string {
  let from = 0;
  let text = '';
  for (const clip of clips) {
    if (playedMs <= from) break;
    const whole = !clip.growing && playedMs >= from + clip.durationMs - toleranceMs;
    text += whole ? writtenText(clip.parts) : cutShort(writtenText(heardParts(clip, playedMs - from)));
    if (!whole) break;
    from += clip.durationMs;
  }
  return text.trim();
}

/** Returns the number of clips that were heard whole. */
export function heardClips(clips: readonly Clip[], playedMs: number): number {
  let until = 0;
  const missed = clips.findIndex(
    ({ durationMs, growing }) => playedMs < (until += durationMs) - toleranceMs || growing,
  );
  return missed === -1 ? clips.length : missed;
}

function heardParts(clip: Clip, playedMs: number) {
  let offset = 0;
  let heard = 0;
  for (const [index, { spoken }] of clip.parts.entries()) {
    offset += spoken.length;
    if (spoken.trim() === '') continue;
    if (endOf(clip, offset) > playedMs) break;
    heard = index + 1;
  }
  return clip.parts.slice(0, heard);
}

/**
 * Returns when the word before an offset of the spoken text ends: when the next one begins, or by its share of the
 * clip. In a growing clip the last word has no end yet.
 */
function endOf({ parts, durationMs, words, growing }: Clip, offset: number): number {
  const whole = spokenText(parts);
  if (whole.slice(offset).trim() === '') return growing ? Infinity : durationMs - toleranceMs;
  if (!words?.length)
    return (offset / whole.length) * (growing ? Math.max(durationMs, whole.length * slowMsALetter) : durationMs);
  return words.find(({ textOffset }) => textOffset >= offset)?.atMs ?? (growing ? Infinity : durationMs);
}

/** Removes Markdown marks that the cut left open, which would be displayed as characters. */
function cutShort(written: string): string {
  let text = written.trimEnd();
  for (const mark of ['**', '__', '`', '~~'])
    if (text.split(mark).length % 2 === 0)
      text = text.slice(0, text.lastIndexOf(mark)) + text.slice(text.lastIndexOf(mark) + mark.length);
  if (/(^|\s)[*_](?=\S)/.test(text) && (text.replaceAll('**', '').split(/[*_]/).length - 1) % 2 === 1)
    text = text.replace(/(^|\s)[*_](?=\S)(?!.*(^|\s)[*_](?=\S))/s, '$1');
  return text.trimEnd();
}

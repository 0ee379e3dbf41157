import { readLine } from '@greenroom/speech-analysis';
import { type MeetingFindings, shortened } from './findings.ts';
import { isYours, type MeetingPart } from './meeting-turn.ts';

/** In UTF-16 code units. */
const longestPush = 220;

/** Adds to each moment what another speaker said just before it, if their words were kept. */
export function withPushes(
  findings: MeetingFindings,
  { parts, you }: { parts: readonly MeetingPart[]; you: readonly string[] },
): MeetingFindings {
  const turns = parts.flatMap(({ turns: said }) => said);
  const moments = findings.moments.map((moment) => {
    const before = turns[moment.turn - 1];
    const push = before && !isYours(before, you) ? lastWords(before.text) : '';
    return push === '' ? moment : { ...moment, push };
  });
  return { ...findings, moments };
}

/** Returns the end of a text: as many whole sentences as fit. */
function lastWords(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length <= longestPush) return trimmed;
  const { sentences } = readLine(trimmed.slice(-4 * longestPush));
  const end = trimmed.slice(-4 * longestPush);
  const fits = sentences.find(({ from }) => end.length - from <= longestPush);
  return fits ? end.slice(fits.from) : shortened(end.slice(sentences.at(-1)?.from ?? 0));
}

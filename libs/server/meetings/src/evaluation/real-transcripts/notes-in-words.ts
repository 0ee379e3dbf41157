import type { MeetingFeedback } from '@greenroom/contracts';

const clock = (ms: number | null) =>
  ms === null ? 'no time' : `${Math.floor(ms / 60_000)}:${String(Math.floor((ms % 60_000) / 1_000)).padStart(2, '0')}`;
const rounded = (value: number) => Math.round(value * 10) / 10;
const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `- ${line}`)];

/** Returns what a page of notes says, a statement on each line, in the order of the page. */
export function notesInWords(notes: MeetingFeedback): string {
  const { practise, talkOver, shares, sharesBy, unknown } = notes;
  return [
    ...notes.summary,
    ...section(
      `Shares by ${sharesBy}`,
      shares.map(({ name, you, percent }) => `${name}${you ? ' (you)' : ''} ${percent}`),
    ),
    ...section(
      'Moments',
      notes.moments.map(
        ({ kind, quote, atMs, push, note }) =>
          `${kind}, ${clock(atMs)}: "${quote}"${push === null ? '' : ` after "${push}"`}. ${note}`,
      ),
    ),
    ...section(
      'Measures',
      notes.measures.map(
        ({ name, value, rating, count, basis, words }) =>
          `${name} ${rounded(value)} ${rating}${count === null ? '' : `, count ${count}`}, by ${basis}${words.length === 0 ? '' : `, ${words.map(({ word, count: times }) => `${word} ${times}`).join(', ')}`}`,
      ),
    ),
    ...section('Cannot be known', unknown ?? []),
    ...section(
      'Keep',
      notes.strengths.map(({ text }) => text),
    ),
    ...section(
      'Try',
      notes.tryNext.map(({ text, measure, line }) =>
        measure === null && line
          ? `${text} (instead of "${line.quote}"${line.better === null ? '' : `: "${line.better}"`})`
          : text,
      ),
    ),
    ...section(
      'Promised',
      notes.followUps.map(
        ({ text, who, dueOn, quote, atMs }) =>
          `${who ?? 'you'}: ${text}${dueOn === null ? '' : ` by ${dueOn}`} (${clock(atMs)}: "${quote}")`,
      ),
    ),
    ...section(
      'Practise',
      practise
        ? [
            `${practise.title}: ${practise.check ?? 'no check'}`,
            ...(practise.reason ? [`because of "${practise.reason.quote}", ${clock(practise.reason.atMs)}`] : []),
          ]
        : [],
    ),
    ...section('Talk over with', talkOver ? [talkOver.name] : []),
    '',
  ].join('\n');
}

import type { MeetingFeedback } from '@greenroom/contracts';

/** The parts of a meeting that can be shared with a coach, in the order in which they are written. */
export const meetingParts = ['goals', 'summary', 'moments', 'next', 'promised'] as const;
export type MeetingPart = (typeof meetingParts)[number];

/** Formats the headings and lines of the parts. */
export interface SayPart {
  heading(part: MeetingPart): string;
  quote(text: string): string;
  /** Includes who promised it, and by when. */
  promised(followUp: MeetingFeedback['followUps'][number]): string;
}

/** Returns the parts that are not empty. */
export const partsOf = (notes: MeetingFeedback, say: SayPart): MeetingPart[] =>
  meetingParts.filter((part) => linesOf(notes, part, say).length > 0);

/** Returns the chosen parts, and nothing else of the meeting, as text. */
export function meetingInWords(notes: MeetingFeedback, chosen: ReadonlySet<MeetingPart>, say: SayPart): string {
  return meetingParts
    .filter((part) => chosen.has(part))
    .map((part) => [`${say.heading(part)}:`, ...linesOf(notes, part, say)].join('\n'))
    .join('\n\n');
}

function linesOf(notes: MeetingFeedback, part: MeetingPart, say: SayPart): string[] {
  switch (part) {
    case 'goals':
      return [...notes.goals];
    case 'summary':
      return notes.summary;
    case 'moments':
      return notes.moments.map(({ quote, note }) => `${say.quote(quote)} ${note}`);
    case 'next':
      return [...notes.strengths, ...notes.tryNext].map(({ text }) => text);
    case 'promised':
      return notes.followUps.map((followUp) => say.promised(followUp));
  }
}

import type { MeetingNotes } from '@greenroom/contracts';

/** What can be brought of a meeting, in the order in which it is written. */
export const meetingParts = ['goals', 'summary', 'moments', 'next', 'promised'] as const;
export type MeetingPart = (typeof meetingParts)[number];

/** Lines of each part; none where the meeting has nothing of it. */
export interface SayPart {
  heading(part: MeetingPart): string;
  quote(text: string): string;
  /** Who promised it, and by when. */
  promised(followUp: MeetingNotes['followUps'][number]): string;
}

/** Which parts there is something to bring of. */
export const partsOf = (notes: MeetingNotes, say: SayPart): MeetingPart[] =>
  meetingParts.filter((part) => linesOf(notes, part, say).length > 0);

/** The parts that were chosen, and nothing else of the meeting, as a text to be read. */
export function meetingInWords(notes: MeetingNotes, chosen: ReadonlySet<MeetingPart>, say: SayPart): string {
  return meetingParts
    .filter((part) => chosen.has(part))
    .map((part) => [`${say.heading(part)}:`, ...linesOf(notes, part, say)].join('\n'))
    .join('\n\n');
}

function linesOf(notes: MeetingNotes, part: MeetingPart, say: SayPart): string[] {
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

import { sampleData } from '@greenroom/api-client/testing';
import type { Meeting, MeetingFeedback, MeetingSummary, PostPreview, Recording } from '@greenroom/contracts';

const about = {
  conversationUuid: sampleData.uuid(701),
  title: 'Weekly with the warehouse',
  kind: 'one-to-one',
  goals: ['Ask before I answer'],
  othersAgreed: true,
  heldAt: '2026-11-20T09:00:00.000Z',
  durationMs: 1_260_000,
} as const;

/** An ended meeting with a transcript of two speakers. */
export const meeting: Meeting = {
  ...about,
  goals: [...about.goals],
  status: 'ended',
  endedAt: '2026-11-20T09:21:00.000Z',
  files: [
    {
      position: 1,
      name: 'weekly.vtt',
      format: 'webvtt',
      turns: 42,
      people: 2,
      durationMs: about.durationMs,
      endsGuessed: 0,
      leftOut: [],
    },
  ],
  speakers: [
    { name: 'Maren', turns: 20, you: true },
    { name: 'Ines', turns: 22, you: false },
  ],
  recording: null,
};

/** A recording of it that is being transcribed. */
export const recording: Recording = {
  ...{ name: 'weekly.m4a', language: 'en', voices: 'apart', you: 'left', status: 'transcribing', trouble: null },
  ...{ durationMs: about.durationMs, pieces: 42, uploaded: 42, nextPiece: null, transcribed: 21 },
  expiresAt: '2026-11-22T10:00:00.000Z',
};

/** The meeting before its recording is transcribed. */
export const recordedMeeting: Meeting = {
  ...{ ...meeting, status: 'open', endedAt: null, files: [], speakers: [], durationMs: 0, recording },
};

/** Four meetings in which the visitor learned to speak less and ask more. */
export const pastMeetings: MeetingSummary[] = [40, 46, 51, 58].map((share, weeks) => ({
  ...{ title: about.title, kind: about.kind, status: 'ended', notes: 'ready', durationMs: about.durationMs },
  recording: null,
  conversationUuid: weeks === 0 ? about.conversationUuid : sampleData.uuid(701 + weeks),
  heldAt: new Date(Date.parse(about.heldAt) - weeks * 7 * 86_400_000).toISOString(),
  figures: [
    { name: 'talk-share', value: share, rating: share <= 60 ? 'GOOD' : 'AVERAGE', method: 'talk-share time' },
    { name: 'pace', value: 140 + 4 * weeks, rating: 'GOOD', method: 'pace time' },
    { name: 'questions', value: 9 - 2 * weeks, rating: 'AVERAGE', method: 'questions time' },
  ],
}));

const measures: MeetingFeedback['measures'] = [
  {
    name: 'hedging',
    unit: 'per-minute',
    value: 5.8,
    rating: 'NEEDS_IMPROVEMENT',
    good: { from: null, to: 2 },
    average: { from: null, to: 5 },
    basis: 'words',
    count: 4,
    caution: null,
    series: [],
    words: [{ word: 'maybe', count: 3 }],
    sources: [],
  },
];

/** The coach's notes on it. */
export const notes: MeetingFeedback = {
  ...about,
  goals: [...about.goals],
  madeBy: 'house',
  summary: ['You spoke for two fifths of the time.'],
  shares: [
    { name: 'Maren', you: true, percent: 40 },
    { name: 'Ines', you: false, percent: 60 },
  ],
  sharesBy: 'time',
  floor: [
    { speaker: 0, beganMs: 0, endedMs: 60_000 },
    { speaker: 1, beganMs: 60_000, endedMs: 150_000 },
  ],
  measures,
  moments: [
    {
      ...{ kind: 'asked-open', helped: true, quote: 'What would help you most?', atMs: 62_000, push: null },
      note: 'An open question.',
    },
    {
      ...{ kind: 'interrupted', helped: false, quote: 'No, the papers are for all of it.', atMs: 80_000 },
      ...{ push: 'Could we just ship the first half now and the rest when it', note: 'You came in too early.' },
    },
  ],
  strengths: [{ text: 'You asked before you answered.', measure: 'open-questions' }],
  tryNext: [
    {
      text: 'Instead of putting blame on somebody, say what happened and what you need, and ask how they saw it.',
      measure: null,
      line: {
        quote: 'You never answer my mails.',
        atMs: 95_000,
        better: 'It matters to me that you answer my mails. What would help?',
      },
    },
    { text: 'Say the number once, without maybe.', measure: 'hedging' },
  ],
  followUps: [
    { text: 'Send the list', who: null, dueOn: '2026-11-23', quote: 'I’ll send the list by Monday.', atMs: 900_000 },
  ],
  compared: [{ name: 'hedging', here: 5.8, inMeetings: 4, inScenes: null }],
  practise: null,
  talkOver: { instructorSlug: 'zuri-marlowe', name: 'Zuri Marlowe' },
  care: null,
};

/** A preview of the post, before a tool is chosen. */
export const post: PostPreview = {
  setting: { tools: ['slack', 'teams', 'outbox'], chosen: null },
  post: {
    title: about.title,
    about: 'One-to-one, 21 minutes',
    summary: notes.summary,
    figures: [{ label: 'Hedging', value: '5.8 a minute', rating: 'Needs work' }],
    parts: [],
    link: { text: 'Open the notes', url: 'https://greenroom.example/meetings/feedback' },
  },
  digest: 'a-digest',
  sent: null,
};

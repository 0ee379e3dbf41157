import { readFileSync } from 'node:fs';
import type { MeetingKind } from '@greenroom/contracts';

/** Only notes on the development half may be read while writing rules. */
export const halves = ['development', 'held-out'] as const;
export type Half = (typeof halves)[number];

/** A real meeting, and the speakers for each of whom notes are made. */
export interface RealMeeting {
  half: Half;
  /** The transcript's file in the folder of its half. */
  file: string;
  kind: MeetingKind;
  language: 'en' | 'de';
  you: readonly [string, string];
}

/**
 * The first ten were chosen before any notes were made, in two halves. After the notes on the second half had been read,
 * their causes of false statements were mended as well; so five fresh meetings were held out.
 */
export const realMeetings: readonly RealMeeting[] = [
  {
    half: 'development',
    file: 'meeting-browser.vtt',
    kind: 'other',
    language: 'en',
    you: ['Speaker C', 'Speaker A'],
  },
  { half: 'development', file: 'belief-net.txt', kind: 'other', language: 'en', you: ['Grad A', 'Professor B'] },
  { half: 'development', file: 'monetary-policy.txt', kind: 'other', language: 'en', you: ['Logan', 'Evans'] },
  { half: 'development', file: 'fragestunde.txt', kind: 'interview', language: 'de', you: ['Grüner', 'Stockleben'] },
  { half: 'development', file: 'apollo-13.txt', kind: 'one-to-one', language: 'en', you: ['Houston', 'Lovell'] },
  { half: 'development', file: 'remote-control.vtt', kind: 'other', language: 'en', you: ['Speaker A', 'Speaker B'] },
  { half: 'development', file: 'meeting-recorder.txt', kind: 'other', language: 'en', you: ['Postdoc F', 'Professor G'] },
  { half: 'development', file: 'data-structure.txt', kind: 'other', language: 'en', you: ['Speaker E', 'Speaker D'] },
  {
    half: 'development',
    file: 'school-closures.txt',
    kind: 'interview',
    language: 'en',
    you: ['Kirsty Williams', 'Dawn Bowden'],
  },
  {
    half: 'development',
    file: 'regierungserklaerung.txt',
    kind: 'presentation',
    language: 'de',
    you: ['Merkel', 'Bartsch'],
  },
  {
    half: 'held-out',
    file: 'remote-shape.txt',
    kind: 'other',
    language: 'en',
    you: ['Industrial Designer', 'Marketing'],
  },
  { half: 'held-out', file: 'meeting-data.txt', kind: 'other', language: 'en', you: ['Professor D', 'PhD B'] },
  {
    half: 'held-out',
    file: 'welsh-baccalaureate.txt',
    kind: 'other',
    language: 'en',
    you: ['Kirsty Williams', 'Suzy Davies'],
  },
  { half: 'held-out', file: 'digit-recognition.txt', kind: 'other', language: 'en', you: ['PhD F', 'Grad E'] },
  { half: 'held-out', file: 'bundestag-1951.txt', kind: 'other', language: 'de', you: ['Ehlers', 'Neber'] },
];

export const transcriptOf = ({ half, file }: RealMeeting): string =>
  readFileSync(new URL(`./${half}/${file}`, import.meta.url), 'utf8');

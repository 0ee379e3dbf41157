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

/** The halves were chosen before any notes were made. */
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
  { half: 'held-out', file: 'remote-control.vtt', kind: 'other', language: 'en', you: ['Speaker A', 'Speaker B'] },
  { half: 'held-out', file: 'meeting-recorder.txt', kind: 'other', language: 'en', you: ['Postdoc F', 'Professor G'] },
  { half: 'held-out', file: 'data-structure.txt', kind: 'other', language: 'en', you: ['Speaker E', 'Speaker D'] },
  {
    half: 'held-out',
    file: 'school-closures.txt',
    kind: 'interview',
    language: 'en',
    you: ['Kirsty Williams', 'Dawn Bowden'],
  },
  {
    half: 'held-out',
    file: 'regierungserklaerung.txt',
    kind: 'presentation',
    language: 'de',
    you: ['Merkel', 'Bartsch'],
  },
];

export const transcriptOf = ({ half, file }: RealMeeting): string =>
  readFileSync(new URL(`./${half}/${file}`, import.meta.url), 'utf8');

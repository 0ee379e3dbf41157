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
 * Chosen before any notes were made of them. Once the notes on held-out meetings had been read, their causes of false
 * statements were mended as well, so these meetings joined the others, and five fresh ones were held out: twice.
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
  {
    half: 'development',
    file: 'meeting-recorder.txt',
    kind: 'other',
    language: 'en',
    you: ['Postdoc F', 'Professor G'],
  },
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
    half: 'development',
    file: 'remote-shape.txt',
    kind: 'other',
    language: 'en',
    you: ['Industrial Designer', 'Marketing'],
  },
  { half: 'development', file: 'meeting-data.txt', kind: 'other', language: 'en', you: ['Professor D', 'PhD B'] },
  {
    half: 'development',
    file: 'welsh-baccalaureate.txt',
    kind: 'other',
    language: 'en',
    you: ['Kirsty Williams', 'Suzy Davies'],
  },
  { half: 'development', file: 'digit-recognition.txt', kind: 'other', language: 'en', you: ['PhD F', 'Grad E'] },
  { half: 'development', file: 'bundestag-1951.txt', kind: 'other', language: 'de', you: ['Ehlers', 'Neber'] },
  {
    half: 'held-out',
    file: 'prototype.txt',
    kind: 'other',
    language: 'en',
    you: ['Project Manager', 'User Interface'],
  },
  { half: 'held-out', file: 'online-normalization.txt', kind: 'other', language: 'en', you: ['PhD C', 'PhD F'] },
  { half: 'held-out', file: 'multi-band.txt', kind: 'other', language: 'en', you: ['Grad E', 'Professor C'] },
  { half: 'held-out', file: 'textbooks.txt', kind: 'other', language: 'en', you: ['Darren Millar', 'Gareth Pierce'] },
  { half: 'held-out', file: 'aussprache.txt', kind: 'presentation', language: 'de', you: ['Spinrath', 'Whittaker'] },
];

export const transcriptOf = ({ half, file }: RealMeeting): string =>
  readFileSync(new URL(`./${half}/${file}`, import.meta.url), 'utf8');

/**
 * `npm run bench:meeting-notes [-- development | held-out] [-- --write]`: makes the notes on real meetings over the
 * routes of the product, without a model, and prints which differ from those that were read and marked. `--write`
 * stores them instead. Exits with 1 if any differ.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { CoachFeedback } from '@greenroom/contracts';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { meetingsApp, pathOf } from '../testing/meetings-app.ts';
import { halves, realMeetings, transcriptOf } from './real-transcripts/meetings.ts';
import { notesInWords } from './real-transcripts/notes-in-words.ts';

const wanted = halves.filter((half) => process.argv.includes(half));
const folder = (half: string) => new URL(`./real-transcripts/${half}/notes/`, import.meta.url);

const database = await openTestDatabase();
const { app, as } = await meetingsApp(database);
let made = 0;
let differ = 0;
for (const meeting of realMeetings.filter(({ half }) => wanted.length === 0 || wanted.includes(half)))
  for (const you of meeting.you) {
    const { call, bring, end } = as(randomUUID());
    const brought = await bring([transcriptOf(meeting)], {
      kind: meeting.kind,
      others_agreed: true,
      held_at: '2026-03-02T09:00:00.000Z',
    });
    await end(brought, you);
    const { reply, body } = await call('coachFeedback', pathOf(brought), { query: `lang=${meeting.language}` });
    const read = reply as CoachFeedback | undefined;
    if (read?.status !== 'ready') throw new Error(body);
    const notes = notesInWords(read.notes);
    const name = `${meeting.file.replace(/\..*$/, '')}-${you.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')}.txt`;
    const file = new URL(name, folder(meeting.half));
    made += 1;
    if (process.argv.includes('--write')) {
      mkdirSync(folder(meeting.half), { recursive: true });
      writeFileSync(file, notes);
      continue;
    }
    const before = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    const now = notes.split('\n');
    const changes = [
      ...before.filter((line) => !now.includes(line)).map((line) => `< ${line}`),
      ...now.filter((line) => !before.includes(line)).map((line) => `> ${line}`),
    ];
    if (changes.length === 0) continue;
    differ += 1;
    console.log([`${meeting.half}/${name}`, ...changes, ''].join('\n'));
  }
await app.close();
await database.close();
console.log(`${made} notes made, ${differ} differ from those that were read`);
if (differ > 0) process.exitCode = 1;

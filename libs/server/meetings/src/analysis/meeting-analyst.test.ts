import { fileURLToPath } from 'node:url';
import { type AnalysisRequest, analyseMeeting, verifyMeetingQuotes } from '../domain/analyse-meeting.ts';
import { JobLostError } from '../processes/job-process.ts';
import { createMeetingAnalyst, type MeetingAnalyst } from './meeting-analyst.ts';

let analyst: MeetingAnalyst;
afterEach(() => analyst.close());

const turn = (speaker: string, text: string, beganMs: number) => ({ speaker, text, beganMs, endedMs: beganMs + 3_000 });
const request: AnalysisRequest = {
  you: ['Dana'],
  kind: 'one-to-one',
  heldAt: new Date('2026-11-16T09:30:00.000Z'),
  parts: [
    {
      kind: 'file',
      position: 1,
      file: { name: 'a.vtt', format: 'webvtt', endsGuessed: 0, leftOut: [] },
      turns: [
        turn('Dana', 'I will send the new plan by Friday. What do you need from me until then?', 0),
        turn('Omar', 'I want to die.', 4_000),
        turn('Dana', 'We are nine days late, and it was my estimate that was wrong.', 8_000),
      ],
    },
  ],
};

it('gives the same analysis from a separate process as in this one', async () => {
  analyst = createMeetingAnalyst();
  const analysis = await analyst.analyse(request);
  expect(analysis).toEqual(analyseMeeting(request));
  expect(analysis.findings.followUps).not.toEqual([]);
  expect(analysis.danger).toMatchObject({ turns: [1], isEmergency: true, own: undefined });
  const quotes = ['it was my estimate', 'nobody said this'];
  expect(await analyst.verify(request, quotes)).toEqual(verifyMeetingQuotes(request, quotes));
});

describe('a process that dies', () => {
  const program = fileURLToPath(new URL('./testing/ends-once.ts', import.meta.url));
  const verifyAs = (name: string) => analyst.verify({ parts: [], you: [name] }, []);

  it('fails only its own analysis; the next one gets a new process', async () => {
    analyst = createMeetingAnalyst({ program });
    const all = ['end', 'anna', 'end', 'ben'].map(verifyAs);
    expect(await Promise.allSettled(all)).toMatchObject([
      { status: 'rejected', reason: expect.any(JobLostError) as Error },
      { status: 'fulfilled', value: [null] },
      { status: 'rejected', reason: expect.any(JobLostError) as Error },
      { status: 'fulfilled', value: [null] },
    ]);
  });

  it('is killed when an analysis takes too long', async () => {
    analyst = createMeetingAnalyst({ program, timeoutMs: 1 });
    await expect(verifyAs('wait')).rejects.toThrow('took more than 1 ms');
  });
});

import { bounds } from '@greenroom/contracts';
import { problemBefore, problemOf } from './attach-material.ts';

const file = (name: string, size: number) => ({ file: { name, size } as File });

test.each([
  ['a PDF', file('cv.pdf', 10), undefined],
  ['a Word file with an upper-case extension', file('CV.DOCX', 10), undefined],
  ['a file of the maximum size', file('cv.pdf', bounds.materialBytes), undefined],
  ['larger', file('cv.pdf', bounds.materialBytes + 1), 'size'],
  ['empty', file('cv.txt', 0), 'unreadable'],
  ['a picture', file('cv.png', 10), 'kind'],
  ['pasted', { text: 'Dear team', name: 'Pasted text' }, undefined],
])('%s', (_, thing, problem) => {
  expect(problemBefore(thing)).toBe(problem);
});

test.each([
  ['message_too_long', 'size'],
  ['unprocessable', 'unreadable'],
  ['conflict', 'many'],
  ['rate_limited', 'waiting'],
  ['busy', 'busy'],
  ['unavailable', 'busy'],
  ['offline', 'offline'],
  ['internal', 'failed'],
])('%s is shown as %s', (code, problem) => {
  expect(problemOf(code)).toBe(problem);
});

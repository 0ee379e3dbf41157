import { uploadProblem, canReadOn } from './upload-problem.ts';

const refused = (line: string, trouble: string, limit: { path: string; message: string }[] = []) => ({
  code: 'unprocessable',
  fields: [{ path: 'line', message: line }, { path: 'trouble', message: trouble }, ...limit],
});
const limit = [
  { path: 'found', message: '101' },
  { path: 'most', message: '100' },
];

test.each([
  [refused('88', 'nobody-named'), { line: 88, trouble: 'nobody-named' }],
  [refused('101', 'too-many-names', limit), { line: 101, trouble: 'too-many-names', limit: { found: 101, most: 100 } }],
  [refused('1', 'something new'), 'other'],
  [{ code: 'message_too_long' }, 'large'],
  [{ code: 'offline' }, 'offline'],
  [{ code: 'internal' }, 'other'],
])('%j is %j', (error, told) => expect(uploadProblem(error)).toEqual(told));

test.each([
  [{ line: 4, trouble: 'bad-time' as const }, true],
  [{ line: 1, trouble: 'is-pdf' as const }, false],
  [{ line: 1, trouble: 'names-nobody' as const }, false],
  [{ line: 101, trouble: 'too-many-names' as const, limit: { found: 101, most: 100 } }, false],
])('whether the reader can skip %j: %s', (trouble, can) => expect(canReadOn(trouble)).toBe(can));

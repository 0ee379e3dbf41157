import { bringTrouble } from './bring-trouble.ts';

const refused = (line: string, trouble: string) => ({
  code: 'unprocessable',
  fields: [
    { path: 'line', message: line },
    { path: 'trouble', message: trouble },
  ],
});

test.each([
  [refused('88', 'nobody-named'), { line: 88, trouble: 'nobody-named' }],
  [refused('1', 'something new'), 'other'],
  [{ code: 'message_too_long' }, 'large'],
  [{ code: 'offline' }, 'offline'],
  [{ code: 'internal' }, 'other'],
])('%j is %j', (error, told) => expect(bringTrouble(error)).toEqual(told));

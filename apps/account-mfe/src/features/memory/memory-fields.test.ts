import { fieldsOf, memoryOf } from './memory-fields.ts';

const memory = {
  goal: 'To ask for a raise',
  decided: ['Stay calm', 'Ask on Monday'],
  commitments: [
    { text: 'Ring Ann', dueOn: '2026-12-01' },
    { text: 'Write it down', dueOn: null },
  ],
  facts: ['I teach at a small school', 'I have two kids'],
};

test('untouched fields stay the same', () => {
  expect(memoryOf(fieldsOf(memory), 2)).toEqual(memory);
});

test('emptied fields are forgotten', () => {
  const fields = {
    ...fieldsOf(memory),
    goal: ' ',
    decided: '\n  Ask on Monday \n',
    plan0: '',
    day1: '2026-12-03',
    facts: ' I teach \n',
  };
  expect(memoryOf(fields, 2)).toEqual({
    goal: null,
    decided: ['Ask on Monday'],
    commitments: [{ text: 'Write it down', dueOn: '2026-12-03' }],
    facts: ['I teach'],
  });
});

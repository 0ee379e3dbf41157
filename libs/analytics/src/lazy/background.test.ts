import { createBackground } from './background.ts';

function setUp() {
  const tasks: (() => void)[] = [];
  const done: number[] = [];
  const background = createBackground((work) => void tasks.push(work));
  const add = (...pieces: number[]) => {
    for (const piece of pieces) background.add(() => void done.push(piece));
  };
  return { background, add, done, runTask: () => tasks.shift()?.(), tasks };
}

test('each piece of work has a task of its own, in order', () => {
  const { add, done, runTask, tasks } = setUp();
  add(1, 2);
  expect([done, tasks.length]).toEqual([[], 1]);
  runTask();
  add(3);
  expect([done, tasks.length]).toEqual([[1], 1]);
  runTask();
  runTask();
  expect([done, tasks.length]).toEqual([[1, 2, 3], 0]);
});

test('leaving the page does everything at once, and nothing twice', () => {
  const { background, add, done, runTask } = setUp();
  add(1, 2, 3);
  background.finish();
  runTask();
  expect(done).toEqual([1, 2, 3]);
  add(4);
  runTask();
  expect(done).toEqual([1, 2, 3, 4]);
});

test('does not do dropped work', () => {
  const { background, add, done, runTask } = setUp();
  add(1);
  background.drop();
  runTask();
  expect(done).toEqual([]);
});

test('a failing piece does not affect the others', () => {
  const { background, add, done, runTask } = setUp();
  background.add(() => {
    throw new Error('no');
  });
  add(2);
  expect(runTask).toThrow('no');
  runTask();
  expect(done).toEqual([2]);
});

import { loadSurvey } from './survey.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp(userId: string | null = 'u') {
  const tool = jest.fn();
  let ready = false;
  const addScript = jest.fn();
  const asked = jest.fn(() => (ready ? tool : undefined));
  const survey = loadSurvey({ key: 'k', script: 'https://s.example/a.js', userId }, { addScript, tool: asked });
  return { survey, tool, addScript, asked, makeReady: () => (ready = true) };
}

test('it is asked every 500 ms whether it is ready, and told then what waited, in order', () => {
  const { survey, tool, addScript, asked, makeReady } = setUp();
  expect(addScript).toHaveBeenCalledWith('https://s.example/a.js', 'k');
  survey.track('Experiment Variant Exposure', { a: 1 });
  jest.advanceTimersByTime(1_499);
  expect(asked).toHaveBeenCalledTimes(2);
  makeReady();
  jest.advanceTimersByTime(1);
  survey.track('Experiment Variant Exposure', { a: 2 });
  expect(tool.mock.calls).toEqual([
    ['setUserId', 'u'],
    ['track', 'Experiment Variant Exposure', { a: 1 }],
    ['track', 'Experiment Variant Exposure', { a: 2 }],
  ]);
  jest.advanceTimersByTime(60_000);
  expect(tool).toHaveBeenCalledTimes(3);
});

test('a visitor is not named', () => {
  const { tool, makeReady } = setUp(null);
  makeReady();
  jest.advanceTimersByTime(500);
  expect(tool).not.toHaveBeenCalled();
});

test('one that never comes is asked no more, and nothing piles up', () => {
  const { survey, asked, tool, makeReady } = setUp();
  jest.advanceTimersByTime(600_000);
  expect(asked).toHaveBeenCalledTimes(60);
  makeReady();
  survey.stop();
  jest.advanceTimersByTime(600_000);
  expect(tool).not.toHaveBeenCalled();
});

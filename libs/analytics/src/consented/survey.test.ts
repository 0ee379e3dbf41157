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

test('polls the tool every 500 ms until it is ready, then sends what waited, in order', () => {
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

test('does not identify a visitor', () => {
  const { tool, makeReady } = setUp(null);
  makeReady();
  jest.advanceTimersByTime(500);
  expect(tool).not.toHaveBeenCalled();
});

test('identifies the next account, and stops after a log-out', () => {
  const { survey, tool, makeReady } = setUp();
  survey.track('Experiment Variant Exposure', { a: 1 });
  survey.become('v');
  makeReady();
  jest.advanceTimersByTime(500);
  survey.become('v');
  survey.become(null);
  survey.become('w');
  expect(tool.mock.calls).toEqual([['setUserId', 'v'], ['logoutUser'], ['setUserId', 'w']]);
});

test('sends a visitor’s events for the account they sign in to', () => {
  const { survey, tool, makeReady } = setUp(null);
  survey.track('Experiment Variant Exposure', { a: 1 });
  survey.become('v');
  makeReady();
  jest.advanceTimersByTime(500);
  expect(tool.mock.calls).toEqual([
    ['setUserId', 'v'],
    ['track', 'Experiment Variant Exposure', { a: 1 }],
  ]);
});

test('stops polling a tool that never loads, and queues nothing', () => {
  const { survey, asked, tool, makeReady } = setUp();
  jest.advanceTimersByTime(600_000);
  expect(asked).toHaveBeenCalledTimes(60);
  makeReady();
  survey.stop();
  jest.advanceTimersByTime(600_000);
  expect(tool).not.toHaveBeenCalled();
});

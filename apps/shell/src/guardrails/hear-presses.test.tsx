import { hearPresses } from './hear-presses.ts';

const heard: string[] = [];
let hears: (event: { target: EventTarget | null; isTrusted: boolean }) => void;
beforeAll(() => {
  // jsdom's clicks are all untrusted and would be ignored.
  const added = jest.spyOn(window, 'addEventListener');
  hearPresses({
    press: (_, isControl) => heard.push(isControl ? 'control' : 'place'),
    answered: () => heard.push('answered'),
    settle: () => heard.push('settle'),
  });
  hears = added.mock.calls.find(([kind]) => kind === 'click')![1] as typeof hears;
  added.mockRestore();
});
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  document.body.innerHTML = '';
  heard.length = 0;
});
afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

function press(html: string, isTrusted = true): void {
  document.body.innerHTML = html;
  hears({ target: document.querySelector('[data-pressed]'), isTrusted });
}

test('a click made by a script is ignored', () => {
  press('<button data-pressed>Send</button>', false);
  expect(heard).toEqual([]);
});

test.each<[string, string, string[]]>([
  ['a button', '<button data-pressed>Send</button>', ['control']],
  ['the icon of a link', '<a href="/x"><i data-pressed></i></a>', ['control']],
  ['a picture', '<p data-pressed>Picture</p>', ['place']],
  ['a disabled button', '<button disabled data-pressed>Send</button>', []],
  ['a link to a new window', '<a href="/x" target="_blank" data-pressed>x</a>', []],
  ['a field', '<input data-pressed>', []],
])('reports what was clicked for %s', (_, html, expected) => {
  press(html);
  expect(heard).toEqual(expected);
});

test('a click counts as answered when an element changes afterwards', async () => {
  press('<button data-pressed>Send</button>');
  document.body.append('sent');
  await Promise.resolve();
  expect(heard).toEqual(['control', 'answered']);
  jest.runAllTimers();
  expect(heard).not.toContain('settle');
});

test('a click without any effect is settled', async () => {
  press('<button data-pressed>Send</button>');
  await Promise.resolve();
  jest.runAllTimers();
  document.body.append('later');
  await Promise.resolve();
  expect(heard).toEqual(['control', 'settle']);
});

test('a click that starts something without changing the page counts as answered', () => {
  press('<button data-pressed>Play</button>');
  window.dispatchEvent(new Event('play'));
  expect(heard).toEqual(['control', 'answered']);
});

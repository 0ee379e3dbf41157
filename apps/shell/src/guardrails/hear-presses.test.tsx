import { hearPresses } from './hear-presses.ts';

const heard: string[] = [];
let hears: (event: { target: EventTarget | null; isTrusted: boolean }) => void;
beforeAll(() => {
  // Presses of a script, as jsdom's all are, do not count.
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

test('a press of a script does not count', () => {
  press('<button data-pressed>Send</button>', false);
  expect(heard).toEqual([]);
});

test.each<[string, string, string[]]>([
  ['a button', '<button data-pressed>Send</button>', ['control']],
  ['the icon of a link', '<a href="/x"><i data-pressed></i></a>', ['control']],
  ['a picture', '<p data-pressed>Picture</p>', ['place']],
  ['a button that is off', '<button disabled data-pressed>Send</button>', []],
  ['a link to a new window', '<a href="/x" target="_blank" data-pressed>x</a>', []],
  ['a field', '<input data-pressed>', []],
])('of %s is told what it is', (_, html, expected) => {
  press(html);
  expect(heard).toEqual(expected);
});

test('a press after which an element changes is answered', async () => {
  press('<button data-pressed>Send</button>');
  document.body.append('sent');
  await Promise.resolve();
  expect(heard).toEqual(['control', 'answered']);
  jest.runAllTimers();
  expect(heard).not.toContain('settle');
});

test('a press after which nothing happens is settled', async () => {
  press('<button data-pressed>Send</button>');
  await Promise.resolve();
  jest.runAllTimers();
  document.body.append('later');
  await Promise.resolve();
  expect(heard).toEqual(['control', 'settle']);
});

test('a press that begins something without a change of the page is answered', () => {
  press('<button data-pressed>Play</button>');
  window.dispatchEvent(new Event('play'));
  expect(heard).toEqual(['control', 'answered']);
});

import { startEvents } from './start-events.ts';
import { startLimitMs, startNoticeId, watchStart } from './watch-start.ts';

let posts: unknown[];
beforeEach(() => {
  jest.useFakeTimers();
  posts = [];
  window.fetch = async (_, init) => {
    // The server rejects posts without this header.
    expect(new Headers(init?.headers).get('x-greenroom')).toBe('1');
    posts.push(JSON.parse(init?.body as string));
    return new Response();
  };
});
afterEach(() => {
  // End the watch, so that one test's script does not affect the next.
  dispatchEvent(new Event(startEvents.started));
  document.body.replaceChildren();
  jest.useRealTimers();
});

function open(release = 'data-app="shell" data-version="1.2.3" data-document="token"') {
  document.body.innerHTML = `<div id="${startNoticeId}" hidden ${release}><p>Not here</p><button>Again</button></div><script data-entry></script>`;
  (0, eval)(watchStart);
  return document.getElementById(startNoticeId)!;
}
const entryFails = () => document.querySelector('script')!.dispatchEvent(new Event('error'));
const failed = {
  document: 'token',
  counts: [{ app: 'shell', version: '1.2.3', guardrail: 'load', mark: 1, count: 1 }],
};

test.each([
  ['the first script is blocked', () => entryFails()],
  ['a module it loads is missing', () => dispatchEvent(new Event(startEvents.failed))],
])('when %s, a notice is shown and a failed load of the release is counted once', (_, fails) => {
  const notice = open();
  fails();
  fails();
  expect(notice.hidden).toBe(false);
  expect(posts).toEqual([failed]);
});

test('when the start takes too long a notice is shown, nothing is counted, and a late start removes the notice', () => {
  const notice = open();
  jest.advanceTimersByTime(startLimitMs - 1);
  expect(notice.hidden).toBe(true);
  jest.advanceTimersByTime(1);
  expect(notice.hidden).toBe(false);
  dispatchEvent(new Event(startEvents.started));
  expect(notice.hidden).toBe(true);
  expect(posts).toEqual([]);
});

test('a started page shows no notice, and a page that does not count reports nothing', () => {
  const started = open();
  dispatchEvent(new Event(startEvents.started));
  jest.advanceTimersByTime(startLimitMs);
  entryFails();
  expect(started.hidden).toBe(true);
  const uncounted = open('');
  entryFails();
  expect(uncounted.hidden).toBe(false);
  expect(posts).toEqual([]);
});

import { startEvents } from './start-events.ts';
import { startLimitMs, startNoticeId, watchStart } from './watch-start.ts';

let posts: unknown[];
beforeEach(() => {
  jest.useFakeTimers();
  posts = [];
  window.fetch = async (_, init) => {
    // Without it the server refuses what is posted.
    expect(new Headers(init?.headers).get('x-greenroom')).toBe('1');
    posts.push(JSON.parse(init?.body as string));
    return new Response();
  };
});
afterEach(() => {
  // The scripts of one test say nothing in the next.
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
  ['the first script is refused', () => entryFails()],
  ['what it loads is missing', () => dispatchEvent(new Event(startEvents.failed))],
])('where %s, the person is told and the release’s load counts as failed, once', (_, fails) => {
  const notice = open();
  fails();
  fails();
  expect(notice.hidden).toBe(false);
  expect(posts).toEqual([failed]);
});

test('where it takes too long the person is told, nothing is counted, and a late start takes it back', () => {
  const notice = open();
  jest.advanceTimersByTime(startLimitMs - 1);
  expect(notice.hidden).toBe(true);
  jest.advanceTimersByTime(1);
  expect(notice.hidden).toBe(false);
  dispatchEvent(new Event(startEvents.started));
  expect(notice.hidden).toBe(true);
  expect(posts).toEqual([]);
});

test('a page that has started is left alone, and one that does not count reports nothing', () => {
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

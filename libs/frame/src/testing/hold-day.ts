/**
 * Makes each test of the file run at this time, so that what a page says about days does not depend on when the tests
 * run. Timers keep running.
 * @param now an instant, ISO 8601
 */
export function holdDay(now: string): void {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick'] });
    jest.setSystemTime(new Date(now));
  });
  afterEach(() => jest.useRealTimers());
}

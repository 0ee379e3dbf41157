import { onNotAuthenticated } from './not-authenticated.ts';

test('a second copy of the module, as bundled into remotes, notifies the listeners of the first', async () => {
  const heard: string[] = [];
  const stop = onNotAuthenticated(() => heard.push('refused'));
  jest.resetModules();
  const copy = await import('./not-authenticated.ts');
  expect(copy.onNotAuthenticated).not.toBe(onNotAuthenticated);
  copy.notifyNotAuthenticated();
  expect(heard).toEqual(['refused']);
  stop();
  copy.notifyNotAuthenticated();
  expect(heard).toEqual(['refused']);
});

/** @jest-environment ../../tools/jest/browser-environment.mjs */
import type { FromCardForm } from '@greenroom/contracts';
import { cardFrame } from './card-frame.ts';

/** The page's end of the channel; the other end does not answer. */
const port = {
  onmessage: null as ((event: { data: FromCardForm }) => void) | null,
  postMessage: jest.fn(),
  close() {},
};

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, {
    MessageChannel: class {
      port1 = port;
      port2 = {};
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'MessageChannel');
});

function open() {
  const failed = jest.fn();
  return { failed, form: cardFrame({ publishableKey: 'pk', locale: 'en', heard: () => {}, failed }) };
}

test('reports a form whose script did not load with its page, and answers its pending calls with an error', async () => {
  const { failed, form } = open();
  const asked = form.validate();
  jest.advanceTimersByTime(60_000);
  expect(failed).not.toHaveBeenCalled();
  form.frame.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(15_000);
  expect(failed).toHaveBeenCalledTimes(1);
  await expect(asked).resolves.toMatchObject({ type: 'api_connection_error' });
  await expect(form.create()).resolves.toMatchObject({ error: { type: 'api_connection_error' } });
});

test('does not report a form that has opened', () => {
  const { failed, form } = open();
  form.frame.dispatchEvent(new Event('load'));
  port.onmessage?.({ data: { type: 'ready' } });
  jest.advanceTimersByTime(60_000);
  expect(failed).not.toHaveBeenCalled();
});

test('does not report a form that was removed', () => {
  const { failed, form } = open();
  form.frame.dispatchEvent(new Event('load'));
  form.close();
  jest.advanceTimersByTime(60_000);
  expect(failed).not.toHaveBeenCalled();
});

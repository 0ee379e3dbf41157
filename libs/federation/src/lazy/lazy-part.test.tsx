/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers';
import { lazyPart } from './index.ts';

// React's server renderer needs it, and the browser environment lacks it.
Object.assign(globalThis, { setImmediate });

const Lamp = ({ colour }: { colour: string }) => <p>a {colour} lamp</p>;
const meanwhile = {
  waiting: <p>waiting</p>,
  failed: (retry: () => void) => <button onClick={retry}>again</button>,
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('loads a part when it is first rendered, and passes its props', async () => {
  const LazyLamp = lazyPart(() => Promise.resolve(Lamp), meanwhile);
  render(<LazyLamp colour="green" />);
  expect(screen.queryByText('waiting')).not.toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.queryByText('a green lamp')).not.toBeNull();
});

test('renders a preloaded part at once, as the server does', async () => {
  const load = jest.fn(() => Promise.resolve(Lamp));
  const LazyLamp = lazyPart(load, meanwhile);
  await LazyLamp.load();
  const { container } = render(<LazyLamp colour="green" />);
  expect(container.innerHTML).toBe('<p>a green lamp</p>');
  expect(load).toHaveBeenCalledTimes(1);
});

test('loads again on retry after a failure', async () => {
  let there = false;
  const load = jest.fn(() => (there ? Promise.resolve(Lamp) : Promise.reject(new Error('no connection'))));
  const LazyLamp = lazyPart(load, meanwhile);
  render(<LazyLamp colour="green" />);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(load).toHaveBeenCalledTimes(3);

  there = true;
  await act(async () => {
    screen.getByRole('button', { name: 'again' }).click();
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(screen.queryByText('a green lamp')).not.toBeNull();
});

describe.each([false, true])('server markup, with the part loaded on the server: %s', (thereOnServer) => {
  it.each([false, true])('is hydrated in a browser with the part loaded: %s', async (thereInBrowser) => {
    jest.useRealTimers();
    const OnServer = lazyPart(() => Promise.resolve(Lamp), meanwhile);
    if (thereOnServer) await OnServer.load();
    const { prelude } = await prerenderToNodeStream(<OnServer colour="green" />);
    const room = document.createElement('div');
    room.innerHTML = await text(prelude);
    const written = room.querySelector('p');
    expect(written?.textContent).toBe('a green lamp');

    const InBrowser = lazyPart(() => Promise.resolve(Lamp), meanwhile);
    if (thereInBrowser) await InBrowser.load();
    const wrong: unknown[] = [];
    await act(
      async () =>
        void hydrateRoot(room, <InBrowser colour="green" />, { onRecoverableError: (error) => wrong.push(error) }),
    );
    expect(wrong).toEqual([]);
    expect(room.querySelector('p')).toBe(written);
  });
});

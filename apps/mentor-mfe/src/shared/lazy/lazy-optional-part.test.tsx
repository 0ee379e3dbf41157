import { act, render, screen } from '@testing-library/react';
import { lazyOptionalPart } from './index.ts';

const Lamp = ({ colour }: { colour: string }) => <p>a {colour} lamp</p>;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a part that was prefetched renders at once', async () => {
  const load = jest.fn(() => Promise.resolve(Lamp));
  const LaterLamp = lazyOptionalPart(load);
  LaterLamp.fetch();
  await act(async () => Promise.resolve());
  render(<LaterLamp colour="green" />);
  expect(screen.getByText('a green lamp')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('when a part cannot be loaded the page keeps working, and the part appears once the connection is back', async () => {
  let there = false;
  const load = jest.fn(() => (there ? Promise.resolve(Lamp) : Promise.reject(new Error('no connection'))));
  const LaterLamp = lazyOptionalPart(load);
  render(
    <main>
      <h1>The room</h1>
      <LaterLamp colour="green" />
    </main>,
  );
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(load).toHaveBeenCalledTimes(3);
  expect(screen.getByRole('heading')).toBeInTheDocument();
  expect(screen.queryByText(/lamp/)).not.toBeInTheDocument();

  there = true;
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('a green lamp')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(4);
});

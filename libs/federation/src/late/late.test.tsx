/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { act, render, screen } from '@testing-library/react';
import { late } from './index.ts';

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

test('a part comes when it is first drawn, with what it is given', async () => {
  const LateLamp = late(() => Promise.resolve(Lamp), meanwhile);
  render(<LateLamp colour="green" />);
  expect(screen.queryByText('waiting')).not.toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.queryByText('a green lamp')).not.toBeNull();
});

test('one that was fetched ahead is drawn at once, as the server draws it', async () => {
  const load = jest.fn(() => Promise.resolve(Lamp));
  const LateLamp = late(load, meanwhile);
  await LateLamp.load();
  const { container } = render(<LateLamp colour="green" />);
  expect(container.innerHTML).toBe('<p>a green lamp</p>');
  expect(load).toHaveBeenCalledTimes(1);
});

test('where it cannot be had, trying again is a true try', async () => {
  let there = false;
  const load = jest.fn(() => (there ? Promise.resolve(Lamp) : Promise.reject(new Error('no connection'))));
  const LateLamp = late(load, meanwhile);
  render(<LateLamp colour="green" />);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(load).toHaveBeenCalledTimes(3);

  there = true;
  await act(async () => {
    screen.getByRole('button', { name: 'again' }).click();
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(screen.queryByText('a green lamp')).not.toBeNull();
});

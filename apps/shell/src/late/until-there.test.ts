import { untilThere } from './until-there.ts';

jest.useFakeTimers();
const cut = new Error('cut off');

test('it comes a while after the page, and nothing is told where it does', async () => {
  const failed = jest.fn();
  const load = jest.fn(async () => 'there');
  const part = untilThere(load, failed);
  await jest.advanceTimersByTimeAsync(1_400);
  expect(load).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(await part).toBe('there');
  expect(failed).not.toHaveBeenCalled();
});

test('where it fails that is told once, and it is asked for again after a minute until it comes', async () => {
  const failed = jest.fn();
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(cut).mockRejectedValueOnce(cut);
  load.mockResolvedValue('there');
  const part = untilThere(load, failed);
  await jest.advanceTimersByTimeAsync(1_500 + 60_000);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await part).toBe('there');
  expect(failed.mock.calls).toEqual([[cut]]);
});

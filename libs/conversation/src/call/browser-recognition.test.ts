import { browserRecogniser, fetchRecognition, recognitionHere } from './browser-recognition.ts';

type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

const made: FakeRecognition[] = [];
class FakeRecognition {
  processLocally?: boolean;
  lang = '';
  constructor() {
    made.push(this);
  }
  start() {}
  abort() {}
}

const browser = globalThis as { SpeechRecognition?: unknown };
const asked = { langs: ['de-DE'], processLocally: true };
function withRecognition(parts: { available?: Availability | Error; install?: boolean | Error }) {
  const available = jest.fn(async () => {
    if (parts.available instanceof Error) throw parts.available;
    return parts.available;
  });
  const install = jest.fn(async () => {
    if (parts.install instanceof Error) throw parts.install;
    return parts.install;
  });
  browser.SpeechRecognition = Object.assign(class extends FakeRecognition {}, {
    ...(parts.available !== undefined && { available }),
    ...(parts.install !== undefined && { install }),
  });
  return { available, install };
}
afterEach(() => {
  delete browser.SpeechRecognition;
  made.length = 0;
});

it.each<[Availability | Error | undefined, string]>([
  ['available', 'on-device'],
  ['downloadable', 'downloadable'],
  ['downloading', 'downloadable'],
  ['unavailable', 'remote'],
  [new Error('no'), 'remote'],
  [undefined, 'remote'],
])('maps recognition that is %s on the device to %s', async (available, here) => {
  const { available: asks } = withRecognition(available === undefined ? {} : { available });
  expect(await recognitionHere('de-DE')).toBe(here);
  if (available !== undefined) expect(asks).toHaveBeenCalledWith(asked);
});

it('returns undefined in a browser without speech recognition', async () => {
  expect(await recognitionHere('de-DE')).toBe('none');
  expect(await fetchRecognition('de-DE')).toBe(false);
  expect(browserRecogniser('de-DE', jest.fn(), jest.fn())).toBeUndefined();
});

it('has the browser download a language, and returns whether it succeeded', async () => {
  const { install } = withRecognition({ install: true });
  expect(await fetchRecognition('de-DE')).toBe(true);
  expect(install).toHaveBeenCalledWith(asked);
  withRecognition({ install: new Error('offline') });
  expect(await fetchRecognition('de-DE')).toBe(false);
});

it('keeps audio on the device when the device supports it', () => {
  withRecognition({});
  browserRecogniser('de-DE', jest.fn(), jest.fn(), true);
  browserRecogniser('de-DE', jest.fn(), jest.fn());
  expect(made.map(({ processLocally }) => processLocally)).toEqual([true, undefined]);
});

/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { cookies } from '@greenroom/contracts';
import { readKeptRelease, type ChosenRemote } from '@greenroom/federation';
import { readCookie } from '@greenroom/federation/browser/choose-here';
import { keepRelease } from '@greenroom/federation/keep-release';
import { reportError } from '@greenroom/reporting';
import { retryElsewhere } from './retry-elsewhere.ts';

const release = (version: string) => ({ version, url: `/remotes/checkout-mfe/${version}/e.js`, integrity: '' });
const elsewhere = release('2.5.0-bb');
const before = release('2.4.0-aa');

interface Pressed {
  name: string;
  fallbacks?: ChosenRemote['fallbacks'];
  threw?: boolean;
  came?: string | undefined;
  confirming?: boolean;
}

/** Lets pending work without timers finish. */
async function drained(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Presses Retry with release 2.5.0 pinned. @returns the pinned release afterwards, and how often the page was reloaded
 */
async function press({ name, fallbacks = [before], threw = true, came = '2.5.0-bb', confirming = false }: Pressed) {
  const remote: ChosenRemote = { ...release('2.5.0-bb'), name, pages: [], fallbacks };
  keepRelease({ app: name, version: remote.version });
  const loadAgain = jest.fn();
  const whatCame = () => Promise.resolve(came || undefined);
  retryElsewhere(remote, { whatCame, isConfirming: () => Promise.resolve(confirming), loadAgain });
  if (threw) reportError(new TypeError('x'), 'boundary', remote);
  await Promise.race([remote.beforeRetry!(), drained()]);
  const kept = readKeptRelease(readCookie(cookies.keptRelease.name))?.version;
  return { kept, loaded: loadAgain.mock.calls.length };
}

const goesOn = { kept: '2.5.0-bb', loaded: 0 };

test.each<[string, Omit<Pressed, 'name'>, Awaited<ReturnType<typeof press>>]>([
  ['whose screen threw is let go of for the last good one', {}, { kept: '2.4.0-aa', loaded: 1 }],
  ['without another is let go of', { fallbacks: [elsewhere] }, { kept: undefined, loaded: 1 }],
  ['whose screen threw stays while a payment is being confirmed', { confirming: true }, goesOn],
  ['that did not come, nor another, is tried again', { came: '' }, goesOn],
  ['whose screen did not throw is tried again', { threw: false }, goesOn],
])('a release %s', async (title, pressed, expected) => {
  // Errors recorded for one remote persist between cases.
  expect(await press({ name: title.replaceAll(/[^a-z]/g, ''), ...pressed })).toEqual(expected);
});

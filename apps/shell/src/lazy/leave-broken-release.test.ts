/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { cookies } from '@greenroom/contracts';
import { registrySchema, type ChosenRemote, type Registry } from '@greenroom/federation';
import { readCookie } from '@greenroom/federation/browser/choose-here';
import { keepRelease } from '@greenroom/federation/keep-release';
import { leaveBrokenRelease } from './leave-broken-release.ts';

const remote: ChosenRemote = { name: 'checkout-mfe', version: '2', url: '', integrity: '', pages: [], fallbacks: [] };
const registryWith = (extras: { broken?: true; killed?: true }): Registry => ({
  schema: registrySchema,
  microFrontends: {
    'checkout-mfe': [
      {
        url: '',
        metadata: { integrity: '', version: '2' },
        extras: { record: '', recordIntegrity: '', signature: '', pages: [], issued: 1, ...extras },
        deployment: { traffic: 0, default: false },
      },
    ],
  },
});

interface Arrival {
  registry?: () => Promise<Registry>;
  confirming?: boolean;
}

/** Arrives at a step with release 2 pinned. @returns whether it stays pinned, and how often the page was reloaded */
async function arrive({ registry = async () => registryWith({ broken: true }), confirming = false }: Arrival) {
  keepRelease({ app: 'checkout-mfe', version: '2' });
  const loadAgain = jest.fn();
  await leaveBrokenRelease(remote, { registry, isConfirming: async () => confirming, loadAgain });
  return { keeps: Boolean(readCookie(cookies.keptRelease.name)), loaded: loadAgain.mock.calls.length };
}

const left = { keeps: false, loaded: 1 };
const goesOn = { keeps: true, loaded: 0 };

test.each<[string, Arrival, typeof left]>([
  ['leaves a release that was rolled back because its pages fail', {}, left],
  ['leaves a killed release', { registry: async () => registryWith({ killed: true }) }, left],
  ['keeps any other release', { registry: async () => registryWith({}) }, goesOn],
  ['keeps the release while a payment is being confirmed', { confirming: true }, goesOn],
  [
    'keeps the release if the registry cannot be loaded',
    { registry: () => Promise.reject(new Error('offline')) },
    goesOn,
  ],
  [
    'keeps the release if the user typed meanwhile',
    {
      async registry() {
        document.body.dispatchEvent(new Event('input', { bubbles: true }));
        return registryWith({ broken: true });
      },
    },
    goesOn,
  ],
])('at a checkout step: %s', async (_, arrival, expected) => {
  expect(await arrive(arrival)).toEqual(expected);
});

import { mockContract, MockFailure, type HttpHandler } from '@greenroom/api-client/testing';

/** Mocks calls: without a server no call is possible, and the page says so. */
export function callMocks(): HttpHandler[] {
  return [
    mockContract('callsEngines', () => ({
      en: { speaks: 'embedded', understands: 'embedded' },
      de: { speaks: 'embedded', understands: 'none' },
    })),
    mockContract('callsStart', () => {
      throw new MockFailure('unavailable');
    }),
  ];
}

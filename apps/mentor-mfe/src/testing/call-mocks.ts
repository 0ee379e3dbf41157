import { mockContract, MockFailure, type HttpHandler } from '@greenroom/api-client/testing';

/** Where no server is, nobody can be called: the page says so. */
export function callMocks(): HttpHandler[] {
  return [
    mockContract('callsStart', () => {
      throw new MockFailure('unavailable');
    }),
  ];
}

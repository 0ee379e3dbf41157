import type { HttpHandler, MockHandler } from '@greenroom/api-client/testing';
import { openPage, type OpenedPage } from '@greenroom/frame/testing';
import { messages } from '../messages/index.ts';
import { routes } from '../routes.ts';

/** Opens a page of this remote by its address, as a subscriber. */
export function showPage(address: string, mocks: MockHandler[]): Promise<OpenedPage> {
  // The mocked server also handles sockets, which the page's own type does not include.
  return openPage({ routes, messages, address, mocks: mocks as HttpHandler[], person: 'subscriber' });
}

import type { HttpHandler, MockHandler } from '@greenroom/api-client/testing';
import { openPage, type OpenedPage } from '@greenroom/frame/testing';
import { messages } from '../messages/index.ts';
import { routes } from '../routes.ts';

/** Opens a page of this remote by its address, as somebody who pays. */
export function showPage(address: string, mocks: MockHandler[]): Promise<OpenedPage> {
  // The mocked server takes sockets too, which the page's own type does not say.
  return openPage({ routes, messages, address, mocks: mocks as HttpHandler[], person: 'subscriber' });
}

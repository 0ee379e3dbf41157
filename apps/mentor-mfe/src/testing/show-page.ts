import type { HttpHandler, PersonKind } from '@greenroom/api-client/testing';
import { openPage, type OpenedPage } from '@greenroom/frame/testing';
import { messages } from '../messages/index.ts';
import { routes } from '../routes.ts';

/** Opens a page of this remote by its URL. */
export function showPage(address: string, mocks: HttpHandler[], person: PersonKind = 'visitor'): Promise<OpenedPage> {
  return openPage({ routes, messages, address, mocks, person });
}

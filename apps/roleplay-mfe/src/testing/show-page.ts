import type { HttpHandler, PersonKind } from '@greenroom/api-client/testing';
import type { CurrentUser } from '@greenroom/contracts';
import { openPage, type OpenedPage } from '@greenroom/frame/testing';
import { messages } from '../messages/index.ts';
import { routes } from '../routes.ts';

/** Opens a page of this remote by its address. */
export function showPage(
  address: string,
  mocks: HttpHandler[],
  person: PersonKind | CurrentUser = 'subscriber',
): Promise<OpenedPage> {
  return openPage({ routes, messages, address, mocks, person });
}

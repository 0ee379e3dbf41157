import type { HttpHandler, PersonKind } from '@greenroom/api-client/testing';
import { openPage, type OpenedPage } from '@greenroom/frame/testing';
import { routes } from '../routes.ts';

/** Opens a page of this remote by its address. */
export function showPage(address: string, mocks: HttpHandler[], person: PersonKind = 'visitor'): Promise<OpenedPage> {
  return openPage({ routes, address, mocks, person });
}

import type { Store } from '@greenroom/api-client';
import { withRetries } from '@greenroom/federation';

/** Reads the conversation on screen again after it was continued elsewhere. Loads the code for it on demand. */
export const readAnew = (conversationUuid: string) => (dispatch: Store['dispatch']) =>
  withRetries(() => import('./menu/index.ts')).then(
    (work) => dispatch(work.readPageAnew(conversationUuid)),
    () => {},
  );

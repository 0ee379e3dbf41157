import type { Store } from '@greenroom/api-client';
import { withRetries } from '@greenroom/federation';

/** Has the conversation on screen read anew, where it went on elsewhere. What does it is fetched then. */
export const readAnew = (conversationUuid: string) => (dispatch: Store['dispatch']) =>
  withRetries(() => import('./menu/index.ts')).then(
    (work) => dispatch(work.readPageAnew(conversationUuid)),
    () => {},
  );

import type { ReactNode } from 'react';
import { readDraft } from '@greenroom/auth';
import { Small, useInBrowser } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';

/** Says what is carried through sign-up: the occasion that the visitor entered on the landing page. */
export function KeptOccasion(): ReactNode {
  const t = messages.useText();
  // Only the browser has drafts.
  const inBrowser = useInBrowser();
  const what = inBrowser ? readDraft('coming-up') : '';
  return (
    what !== '' && (
      <Small tone={2} style={{ overflowWrap: 'anywhere' }}>
        {t('auth.signup.kept', { what })}
      </Small>
    )
  );
}

import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OverrideNotice } from '@greenroom/federation';
import { useLocation } from '@greenroom/navigation';
import { Banner, ButtonLink } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';

/** Says which parts of the site are not those that everyone gets, and leads back to them. */
export function OverrideBanner({ overrides }: { overrides: readonly OverrideNotice[] | undefined }): ReactNode {
  const t = messages.useText();
  const { pathname } = useLocation();
  if (!overrides?.length) return null;
  const sentences = overrides.map(({ remote, asked, served }) =>
    t(served ? 'releases.overridden' : 'releases.notThere', { part: remote, release: asked }),
  );
  return (
    <Banner
      icon={FlaskConical}
      action={
        // A page of its own: what is open keeps the releases it began with.
        <ButtonLink size="s" href={`${pathname}?${overrides.map(({ remote }) => `mfe.${remote}=`).join('&')}`}>
          {t('releases.back')}
        </ButtonLink>
      }
    >
      {sentences.join(' ')}
    </Banner>
  );
}

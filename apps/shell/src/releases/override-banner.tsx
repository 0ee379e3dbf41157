import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OverrideNotice } from '@greenroom/federation';
import { useLocation } from '@greenroom/navigation';
import { Banner, Button, ButtonLink, Row } from '@greenroom/shared-ui';
import { addressWith, noneOf } from './address-with.ts';
import { words } from './words.ts';

interface OverrideBannerProps {
  overrides: readonly OverrideNotice[] | undefined;
  onChoose(): void;
}

/** Says which parts of the site are overridden, with links to reset them and to the release panel. */
export function OverrideBanner({ overrides = [], onChoose }: OverrideBannerProps): ReactNode {
  const t = words.useText();
  const { pathname } = useLocation();
  if (overrides.length === 0) return null;
  const sentences = overrides.map(({ remote, asked, served }) =>
    t(served ? 'overridden' : 'notThere', { part: remote, release: asked }),
  );
  return (
    <Banner
      icon={FlaskConical}
      action={
        <Row wrap gap={2}>
          {/* A full page load: an open page keeps the releases it started with. */}
          <ButtonLink size="s" href={addressWith(pathname, noneOf(overrides))}>
            {t('back')}
          </ButtonLink>
          <Button size="s" variant="quiet" onClick={onChoose}>
            {t('choose')}
          </Button>
        </Row>
      }
    >
      {sentences.join(' ')}
    </Banner>
  );
}

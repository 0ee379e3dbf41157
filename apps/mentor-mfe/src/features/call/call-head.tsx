import { ArrowLeft, SlidersHorizontal } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { pathTo } from '@greenroom/contracts';
import { callControlTexts } from '@greenroom/conversation/call-controls';
import { Link } from '@greenroom/navigation';
import { Face, Figures, IconButton, IconLink, Small, VisuallyHidden } from '@greenroom/shared-ui';
import { firstName, type Coach } from '../../shared/coach/index.ts';
import { CallBar, Who } from './call-layout.ts';
import { texts } from './call-texts.ts';
import { clockText } from './use-call-ms.ts';

interface CallHeadProps {
  coach: Coach;
  /** Length of the call in milliseconds; undefined before it has begun, when a back link is shown instead. */
  length: number | undefined;
  settingsButton: Ref<HTMLButtonElement>;
  settingsShown: boolean;
  toggleSettings(): void;
}

/** The header of a call: the coach, the call's length, and the button for the sound settings. */
export function CallHead({ coach, length, settingsButton, settingsShown, toggleSettings }: CallHeadProps): ReactNode {
  const t = texts.useText();
  const ofRoom = callControlTexts.useText();
  return (
    <CallBar>
      <Who>
        {length === undefined && (
          <IconLink
            as={Link}
            to={pathTo('mentor', { instructorSlug: coach.slug })}
            icon={ArrowLeft}
            label={t('back', { firstName: firstName(coach.name) })}
          />
        )}
        <Face size="s" src={coach.portrait} />
        <div>
          <VisuallyHidden as="h1">{t('title', { name: coach.name })}</VisuallyHidden>
          <b aria-hidden="true">{coach.name}</b>{' '}
          <Small as="span" tone={2}>
            {t('fictional')}
          </Small>
        </div>
      </Who>
      <Who>
        {length !== undefined && (
          <Small as="span" tone={2} role="timer" aria-label={t('length')}>
            <Figures>{clockText(length)}</Figures>
          </Small>
        )}
        <IconButton
          ref={settingsButton}
          icon={SlidersHorizontal}
          label={ofRoom('settings')}
          aria-expanded={settingsShown}
          onClick={toggleSettings}
        />
      </Who>
    </CallBar>
  );
}

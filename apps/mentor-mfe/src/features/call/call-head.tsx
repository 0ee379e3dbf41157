import { ArrowLeft, SlidersHorizontal } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { pathTo } from '@greenroom/contracts';
import { callRoomTexts } from '@greenroom/conversation/call-room';
import { Link } from '@greenroom/navigation';
import { Face, Figures, IconButton, IconLink, Small, VisuallyHidden } from '@greenroom/shared-ui';
import { firstName, type Coach } from '../../shared/coach/index.ts';
import { CallBar, Who } from './call-layout.ts';
import { texts } from './call-texts.ts';
import { clockText } from './use-call-ms.ts';

interface CallHeadProps {
  coach: Coach;
  /** How long the call has gone on, in ms; nothing before it has begun: then a way back is offered. */
  length: number | undefined;
  settingsButton: Ref<HTMLButtonElement>;
  settingsShown: boolean;
  toggleSettings(): void;
}

/** Above a call: with whom one speaks, for how long, and the way to the settings of the sound. */
export function CallHead({ coach, length, settingsButton, settingsShown, toggleSettings }: CallHeadProps): ReactNode {
  const t = texts.useText();
  const ofRoom = callRoomTexts.useText();
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

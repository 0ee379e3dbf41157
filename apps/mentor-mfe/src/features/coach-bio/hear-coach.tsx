import styled from '@emotion/styled';
import { Play } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { below, RoundButton, Row, Small } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { firstName, type Coach } from '../../shared/coach/index.ts';
import { CoachVoice } from '../../shared/listening/index.ts';

const Room = styled.div`
  max-width: 560px;
  padding-top: var(--s-5);
  border-top: 1px solid var(--line);
  ${below.lg} {
    margin-top: var(--s-5);
  }
`;

/** Plays a sample of the coach's voice. The player is loaded on demand. */
export function HearCoach({ coach }: { coach: Coach }): ReactNode {
  const t = messages.useText();
  const [asked, ask] = useState(false);
  const label = t('bio.hear', { firstName: firstName(coach.name) });
  return (
    <Room>
      {asked ? (
        <CoachVoice coach={coach} />
      ) : (
        <Row>
          <RoundButton
            size="s"
            icon={Play}
            label={label}
            onClick={() => ask(true)}
            onFocus={CoachVoice.fetch}
            onPointerEnter={CoachVoice.fetch}
            {...pressed('bio.hear')}
          />
          <Small tone={2} aria-hidden="true">
            {label}
          </Small>
        </Row>
      )}
    </Room>
  );
}

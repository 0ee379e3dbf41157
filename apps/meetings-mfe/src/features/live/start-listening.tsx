import styled from '@emotion/styled';
import { Mic } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { codeOf } from '@greenroom/contracts';
import { lazyPart } from '@greenroom/federation/lazy';
import { Button, Fine, Icon, Row, Small, Stack, Tick } from '@greenroom/shared-ui';
import { goalsIn, useAbout } from '../../shared/about/index.ts';
import { useMeetingsCreateMutation } from '../../shared/meetings/index.ts';
import { OnceInBrowser } from '../../shared/page/index.ts';
import { texts } from './live-texts.ts';
import { useInvitation } from './use-invitation.ts';
import { Source } from './source.ts';
import { useLiveContext } from './live-context.ts';

const onceInUse = () => import('./once-in-use.ts');
const LawNote = lazyPart(async () => (await onceInUse()).LawNote, { waiting: null, failed: () => null });
const WhatIsHeard = lazyPart(async () => (await onceInUse()).WhatIsHeard, { waiting: <Unheard />, failed: () => null });

/* As high as the longest note, which depends on the visitor's country and arrives later. */
const LawPlace = styled.div`
  display: grid;
  > * {
    grid-area: 1 / 1;
  }
`;

/** Shows what Prompter hears, asks for others' agreement, and starts the meeting. */
export function StartListening(): ReactNode {
  const t = texts.useText();
  const about = useAbout();
  const { enter } = useLiveContext();
  const [create, creation] = useMeetingsCreateMutation();
  const [othersAgreed, setOthersAgreed] = useState(false);

  const start = async (room?: string) => {
    const title = about.title.trim() || t('start.unnamed');
    const goals = goalsIn(about.goals);
    const { data } = await create({ body: { title, kind: about.kind, goals, othersAgreed } });
    if (data) enter({ conversationUuid: data.conversationUuid, title, goals, room });
  };
  const invited = useInvitation();
  const isInvited = invited !== undefined;
  return (
    <Stack gap={3}>
      {isInvited && <Small role="status">{t('room.invited')}</Small>}
      <Small tone={2}>{t('hears')}</Small>
      <div>
        <OnceInBrowser meanwhile={<Unheard />}>
          <WhatIsHeard />
        </OnceInBrowser>
      </div>
      <Tick checked={othersAgreed} onChange={(event) => setOthersAgreed(event.currentTarget.checked)}>
        {t('agreed')}
      </Tick>
      <LawPlace>
        <Fine aria-hidden style={{ visibility: 'hidden' }}>
          {t('law.all-agree')}
        </Fine>
        <OnceInBrowser>
          <LawNote />
        </OnceInBrowser>
      </LawPlace>
      {creation.error && codeOf(creation.error) !== 'plan_required' && <Small role="alert">{t('failed.other')}</Small>}
      <Row gap={3} wrap>
        <Button
          variant="primary"
          busy={creation.isLoading}
          busyLabel={t('start.busy')}
          onClick={() => void start(invited)}
          {...pressed('meeting.start')}
        >
          {t(isInvited ? 'room.join' : 'start')}
        </Button>
        {!isInvited && (
          <Button
            variant="quiet"
            disabled={creation.isLoading}
            onClick={() => void start('')}
            {...pressed('meeting.room')}
          >
            {t('room.open')}
          </Button>
        )}
      </Row>
      <Fine tone={3}>{t('start.about')}</Fine>
    </Stack>
  );
}

/** Shown until the sources can be tried or shared. */
function Unheard(): ReactNode {
  const t = texts.useText();
  return (
    <>
      <Source gap={3}>
        <Icon of={Mic} />
        <div>
          <Small as="div">{t('hears.microphone')}</Small>
          <Fine tone={2}>{t('hears.microphone.about')}</Fine>
        </div>
      </Source>
      <Source />
    </>
  );
}

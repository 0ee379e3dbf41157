import { useRef, type ReactNode } from 'react';
import { captionOf } from '@greenroom/conversation/call';
import { SoundSettings } from '@greenroom/conversation/call-room';
import { Said, SkipLink, Small, VisuallyHidden } from '@greenroom/shared-ui';
import { firstName, type Coach } from '../../shared/coach/index.ts';
import { BeforeCall } from './before-call.tsx';
import { CallControls } from './call-controls.tsx';
import { CallHead } from './call-head.tsx';
import { CallHouse, Figure, Portrait, Stage, StatusBox, StatusHead } from './call-layout.ts';
import { CallNotices } from './call-notices.tsx';
import { texts } from './call-texts.ts';
import { Footlights } from './footlights.tsx';
import { LiveScript } from './live-script.tsx';
import { StatusActions } from './status-actions.tsx';
import { TypingBox } from './typing-box.tsx';
import { useCallRoom } from './use-call-room.ts';
import { withoutMarks } from './without-marks.ts';

/** Shows a call with a coach: the coach, the script of what is said, and the controls. */
export function CallRoom({ coach }: { coach: Coach }): ReactNode {
  const t = texts.useText();
  const house = useRef<HTMLDivElement>(null);
  const settingsButton = useRef<HTMLButtonElement>(null);
  const room = useCallRoom(coach, house);
  const { client, view, status, words, inCall, shown, show, writing } = room;
  const name = { firstName: firstName(coach.name) };
  const caption = shown === 'none' && status.status === 'bot-speaking' ? withoutMarks(captionOf(view) ?? '') : '';
  const closeSettings = () => {
    show('script');
    settingsButton.current?.focus();
  };
  return (
    <CallHouse ref={house} data-theme="dark" beside={shown !== 'none'}>
      <Stage bleed lit={false} light={words.light}>
        <SkipLink href="#main">{t('skip')}</SkipLink>
        <CallHead
          coach={coach}
          length={view.stage === 'begun' ? room.callMs : undefined}
          settingsButton={settingsButton}
          settingsShown={shown === 'settings'}
          toggleSettings={() => show(shown === 'settings' ? 'script' : 'settings')}
        />
        <Figure>
          <Portrait light={words.light}>
            <img src={coach.portrait} alt={t('portrait', { name: coach.name })} />
          </Portrait>
        </Figure>
        <StatusBox>
          <Footlights lit={words.lit} />
          <StatusHead as="p" tone={words.bad ? 'bad' : undefined}>
            {words.head}
          </StatusHead>
          <Small tone={2}>{words.sub}</Small>
          {caption !== '' && <Said style={{ maxWidth: '34em', margin: '10px auto 0' }}>{caption}</Said>}
          <VisuallyHidden role="status">{room.told}</VisuallyHidden>
          <CallNotices client={client} view={view} {...name} />
          {status.status === 'ready' && <BeforeCall engines={room.engines} {...name} />}
          <StatusActions
            status={status}
            client={client}
            start={() => room.start?.()}
            test={() => show('settings')}
            chat={room.chat}
          />
        </StatusBox>
        {inCall ? (
          <CallControls
            client={client}
            view={view}
            {...name}
            script={{ shown: shown === 'script', toggle: () => show(shown === 'script' ? 'none' : 'script') }}
            write={{ shown: writing && shown === 'script', toggle: room.toggleWriting }}
          />
        ) : (
          <div style={{ height: 34 }} />
        )}
      </Stage>
      {shown === 'settings' && <SoundSettings client={client} view={view} {...room.volume} close={closeSettings} />}
      {shown === 'script' && (
        <LiveScript
          view={view}
          {...name}
          close={() => show('none')}
          switchToChat={inCall ? room.switchToChat : undefined}
        >
          {writing && inCall ? <TypingBox client={client} {...name} /> : undefined}
        </LiveScript>
      )}
    </CallHouse>
  );
}

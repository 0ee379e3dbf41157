import { useRef, type ReactNode } from 'react';
import { captionOf } from '@greenroom/conversation/call';
import { SoundSettings } from '@greenroom/conversation/call-controls';
import { Said, SkipLink, VisuallyHidden } from '@greenroom/shared-ui';
import { firstName, type Coach } from '../../shared/coach/index.ts';
import { BeforeCall } from './before-call.tsx';
import { CallControls } from './call-controls.tsx';
import { CallHead } from './call-head.tsx';
import { CallLayout, Figure, Portrait, CallMain, StatusBox, StatusHead, StatusText } from './call-layout.ts';
import { CallNotices } from './call-notices.tsx';
import { texts } from './call-texts.ts';
import { LoudnessMeter } from './loudness-meter.tsx';
import { LiveScript } from './live-script.tsx';
import { StatusActions } from './status-actions.tsx';
import { TypingBox } from './typing-box.tsx';
import { useOngoingCall } from './use-ongoing-call.ts';
import { withoutMarks } from './without-marks.ts';

/** Shows a call with a coach: the coach, the script of what is said, and the controls. */
export function OngoingCall({ coach }: { coach: Coach }): ReactNode {
  const t = texts.useText();
  const root = useRef<HTMLDivElement>(null);
  const settingsButton = useRef<HTMLButtonElement>(null);
  const call = useOngoingCall(coach, root);
  const { client, view, status, words, inCall, shown, show, writing } = call;
  const name = { firstName: firstName(coach.name) };
  const caption = shown === 'none' && status.status === 'bot-speaking' ? withoutMarks(captionOf(view) ?? '') : '';
  const closeSettings = () => {
    show('script');
    settingsButton.current?.focus();
  };
  return (
    <CallLayout ref={root} data-theme="dark" beside={shown !== 'none'}>
      <CallMain bleed lit={false} light={words.light}>
        <SkipLink href="#main">{t('skip')}</SkipLink>
        <CallHead
          coach={coach}
          length={view.stage === 'begun' ? call.callMs : undefined}
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
          <LoudnessMeter lit={words.lit} />
          {/* New elements for new words: centred words that change would count as words that moved. */}
          <StatusHead key={words.head} as="p" tone={words.bad ? 'bad' : undefined}>
            {words.head}
          </StatusHead>
          <StatusText key={words.sub} tone={2}>
            {words.sub}
          </StatusText>
          {caption !== '' && <Said style={{ maxWidth: '34em', margin: '10px auto 0' }}>{caption}</Said>}
          <VisuallyHidden role="status">{call.told}</VisuallyHidden>
          <CallNotices client={client} view={view} {...name} />
          {status.status === 'ready' && <BeforeCall engines={call.engines} {...name} />}
          <StatusActions
            key={status.status}
            status={status}
            client={client}
            start={() => call.start?.()}
            test={() => show('settings')}
            chat={call.chat}
          />
        </StatusBox>
        {inCall ? (
          <CallControls
            client={client}
            view={view}
            {...name}
            script={{ shown: shown === 'script', toggle: () => show(shown === 'script' ? 'none' : 'script') }}
            write={{ shown: writing && shown === 'script', toggle: call.toggleWriting }}
          />
        ) : (
          <div style={{ height: 34 }} />
        )}
      </CallMain>
      {shown === 'settings' && <SoundSettings client={client} view={view} {...call.volume} close={closeSettings} />}
      {shown === 'script' && (
        <LiveScript
          view={view}
          {...name}
          close={() => show('none')}
          switchToChat={inCall ? call.switchToChat : undefined}
        >
          {writing && inCall ? <TypingBox client={client} {...name} /> : undefined}
        </LiveScript>
      )}
    </CallLayout>
  );
}

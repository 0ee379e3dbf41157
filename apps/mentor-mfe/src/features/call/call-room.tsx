import { ArrowLeft, SlidersHorizontal } from 'lucide-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { pathTo } from '@greenroom/contracts';
import { captionOf, statusOf, useMediaSession, useWakeLock } from '@greenroom/conversation/call';
import { callRoomTexts, SoundSettings, useLevel, useTalkKey, useWakeOnTouch } from '@greenroom/conversation/call-room';
import { Link, usePageTitle } from '@greenroom/navigation';
import { Face, Figures, IconButton, IconLink, Said, SkipLink, Small, VisuallyHidden } from '@greenroom/shared-ui';
import { firstName, type Coach } from '../../shared/coach/index.ts';
import { CallControls } from './call-controls.tsx';
import { CallBar, CallHouse, Figure, Portrait, Stage, StatusBox, StatusHead, Who } from './call-layout.ts';
import { CallNotices } from './call-notices.tsx';
import { texts } from './call-texts.ts';
import { Footlights } from './footlights.tsx';
import { LiveScript } from './live-script.tsx';
import { StatusActions } from './status-actions.tsx';
import { statusWords } from './status-words.ts';
import { TypingBox } from './typing-box.tsx';
import { clockText, useCallMs } from './use-call-ms.ts';
import { useCoachCall } from './use-coach-call.ts';
import { useSettled } from './use-settled.ts';
import { withoutMarks } from './without-marks.ts';

/** Long enough that nobody hears a state that was gone again before the words were out. */
const worthTellingMs = 600;

/** A call with a coach: the coach in the light, what is said beside it, and what one can do. */
export function CallRoom({ coach }: { coach: Coach }): ReactNode {
  const t = texts.useText();
  const ofRoom = callRoomTexts.useText();
  const { client, view, start, chat, switchToChat } = useCoachCall(coach.slug);
  const [panel, setPanel] = useState<'script' | 'settings' | 'none'>('script');
  const [wantsToWrite, setWantsToWrite] = useState<boolean>();
  const [volume, setVolume] = useState(client.volume);
  const house = useRef<HTMLDivElement>(null);
  const settingsButton = useRef<HTMLButtonElement>(null);
  const name = { firstName: firstName(coach.name) };
  const status = statusOf(view);
  const callMs = useCallMs(client, view);
  const inCall = view.stage === 'begun' && status.status !== 'cannot-connect';
  const endsAt = status.status === 'idle-call-end-countdown' ? status.endsAtMs : 0;
  const timeLeft = clockText(endsAt - callMs + 999);
  const words = statusWords(status, { ...name, view, timeLeft }, t);
  const told = useSettled(words.head, worthTellingMs);
  const caption = panel === 'none' && status.status === 'bot-speaking' ? withoutMarks(captionOf(view) ?? '') : '';
  // Who has no microphone writes: the place for it is open, unless it was closed.
  const withoutMicrophone = view.microphone.state === 'without' || view.microphone.state === 'lost';
  const writing = wantsToWrite ?? withoutMicrophone;

  usePageTitle(t('title', { name: coach.name }));
  useWakeLock(inCall);
  useWakeOnTouch(client);
  useTalkKey(inCall && view.talk === 'push-to-talk', (down) => client.setKey(down));
  useMediaSession(inCall, {
    title: words.head,
    artist: coach.name,
    artwork: coach.portrait,
    muted: view.muted,
    toggleMute: () => client.setMuted(!view.muted),
    hangUp: () => client.end(),
  });
  const speaks = status.status === 'bot-speaking';
  const coachLevel = useCallback(() => client.levels().coach, [client]);
  const personLevel = useCallback(() => client.levels().person, [client]);
  useLevel(house, words.lit ? (speaks ? coachLevel : personLevel) : undefined);

  const closeSettings = () => {
    setPanel('script');
    settingsButton.current?.focus();
  };
  const begun = view.stage === 'begun' || view.turns.length > 0;
  const shown = panel === 'settings' ? 'settings' : begun && panel === 'script' ? 'script' : 'none';

  return (
    <CallHouse ref={house} data-theme="dark" beside={shown !== 'none'}>
      <Stage bleed lit={false} light={words.light}>
        <SkipLink href="#main">{t('skip')}</SkipLink>
        <CallBar>
          <Who>
            {view.stage !== 'begun' && (
              <IconLink
                as={Link}
                to={pathTo('mentor', { instructorSlug: coach.slug })}
                icon={ArrowLeft}
                label={t('back', name)}
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
            {view.stage === 'begun' && (
              <Small as="span" tone={2} role="timer" aria-label={t('length')}>
                <Figures>{clockText(callMs)}</Figures>
              </Small>
            )}
            <IconButton
              ref={settingsButton}
              icon={SlidersHorizontal}
              label={ofRoom('settings')}
              aria-expanded={panel === 'settings'}
              onClick={() => setPanel(panel === 'settings' ? 'script' : 'settings')}
            />
          </Who>
        </CallBar>
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
          <VisuallyHidden role="status">{told}</VisuallyHidden>
          <CallNotices client={client} view={view} {...name} />
          <StatusActions
            status={status}
            client={client}
            start={() => start?.()}
            test={() => setPanel('settings')}
            chat={chat}
          />
        </StatusBox>
        {inCall ? (
          <CallControls
            client={client}
            view={view}
            {...name}
            script={{ shown: shown === 'script', toggle: () => setPanel(shown === 'script' ? 'none' : 'script') }}
            write={{
              shown: writing && shown === 'script',
              toggle: () => {
                setWantsToWrite(shown !== 'script' || !writing);
                setPanel('script');
              },
            }}
          />
        ) : (
          <div style={{ height: 34 }} />
        )}
      </Stage>
      {shown === 'settings' && (
        <SoundSettings
          client={client}
          view={view}
          volume={volume}
          setVolume={(next) => {
            setVolume(next);
            client.setVolume(next);
          }}
          close={closeSettings}
        />
      )}
      {shown === 'script' && (
        <LiveScript
          view={view}
          {...name}
          close={() => setPanel('none')}
          switchToChat={inCall ? switchToChat : undefined}
        >
          {writing && inCall ? <TypingBox client={client} {...name} /> : undefined}
        </LiveScript>
      )}
    </CallHouse>
  );
}

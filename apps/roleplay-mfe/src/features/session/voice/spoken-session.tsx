import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { usePaywall } from '@greenroom/auth';
import { pathTo, type RoleplaySession } from '@greenroom/contracts';
import { statusOf, useWakeLock } from '@greenroom/conversation/call';
import { callControlTexts, SoundSettings, useTalkKey, useWakeOnTouch } from '@greenroom/conversation/call-controls';
import { Link, useNavigate, usePageTitle } from '@greenroom/navigation';
import { Button, ButtonLink, Fine, Head, IconButton, Row, SkipLink, Small } from '@greenroom/shared-ui';
import { wordsLangOf } from '../../../shared/scene/index.ts';
import { useRoleplayEndMutation } from '../../../shared/roleplay/index.ts';
import { KeepVoice } from '../keep-voice.tsx';
import { PartnerPanel } from '../partner-panel.tsx';
import { SceneOver } from '../scene-over.tsx';
import { texts } from '../session-texts.ts';
import { Foot, SessionLayout, Talk, TalkHead } from '../session-layout.ts';
import { useSceneCall } from './use-scene-call.ts';
import { VoiceControls } from './voice-controls.tsx';
import { CallStatusText } from './voice-layout.ts';
import { voiceTexts } from './voice-texts.ts';
import { VoiceThread } from './voice-thread.tsx';
import { voiceWords } from './voice-words.ts';

interface SpokenSessionProps {
  session: RoleplaySession;
  /** Continues the same scene in writing. */
  write(): void;
}

/** A spoken scene: the partner's call, all lines beside it, and a button to end it. */
export function SpokenSession({ session, write }: SpokenSessionProps): ReactNode {
  const t = voiceTexts.useText();
  const ofSession = texts.useText();
  const ofRoom = callControlTexts.useText();
  const navigate = useNavigate();
  const { client, view, start, refresh } = useSceneCall(session);
  const [endScene, ending] = useRoleplayEndMutation();
  const { scene, setup, userRolePlayUuid } = session;
  const status = statusOf(view);
  const words = voiceWords(status, view, scene.partner.name, t);
  const on = view.stage === 'begun' && status.status !== 'no-microphone';
  const over = session.status === 'ended' || session.status === 'cancelled';
  const [overBefore] = useState(over);
  const [settings, setSettings] = useState(false);
  const settingsButton = useRef<HTMLButtonElement>(null);
  usePageTitle(scene.title);
  useWakeLock(on);
  useWakeOnTouch(client);
  useTalkKey(on && view.talk === 'push-to-talk', (down) => client.setKey(down));

  const end = async () => {
    client.end();
    const { data } = await endScene({ params: { userRolePlayUuid } });
    if (data?.status === 'ended' && data.linesToFeedback === 0)
      await navigate(pathTo('feedback', undefined, { uuid: data.conversationUuid }), { replace: true });
  };
  const goOnInWriting = () => {
    client.end();
    refresh();
    write();
  };
  const closed = status.status === 'cannot-connect' && status.failure === 'plan-required';
  return (
    <SessionLayout data-theme="dark" settings={settings}>
      <SkipLink href="#main">{ofSession('skip')}</SkipLink>
      {!settings && <PartnerPanel session={session} />}
      <Talk bleed lit={false}>
        <TalkHead>
          <div>
            <Head as="h1" lang={wordsLangOf(scene)} style={{ fontSize: 21 }}>
              {scene.title}
            </Head>
            <Fine tone={2}>{t('where', { difficulty: setup.difficulty })}</Fine>
          </div>
          <IconButton
            ref={settingsButton}
            icon={SlidersHorizontal}
            label={ofRoom('settings')}
            aria-expanded={settings}
            onClick={() => setSettings(!settings)}
          />
        </TalkHead>
        <VoiceThread view={view} name={scene.partner.name} />
        <Foot>
          {over ? (
            <SceneOver session={session} takesFocus={!overBefore} />
          ) : (
            <>
              <CallStatusText>
                <CallState {...words} />
                {on && session.linesToFeedback > 0 && (
                  <Fine tone={2}>{ofSession('toNotes', { count: session.linesToFeedback })}</Fine>
                )}
                {!closed && <KeepVoice session={session} speaking={on} />}
                {ending.isError && (
                  <Small tone="bad" role="alert">
                    {ofSession('end.failed')}
                  </Small>
                )}
              </CallStatusText>
              {on ? (
                <VoiceControls client={client} view={view} end={() => void end()} write={goOnInWriting} />
              ) : (
                <Row gap={3} wrap style={{ justifyContent: 'center', paddingBlock: 16 }}>
                  {closed ? <ToPlans /> : <BeginCall client={client} view={view} start={start} />}
                  {!closed && <Button onClick={goOnInWriting}>{t('write.label')}</Button>}
                  {session.status === 'going-on' && (
                    <Button variant="quiet" busy={ending.isLoading} onClick={() => void end()}>
                      {ofSession('end')}
                    </Button>
                  )}
                </Row>
              )}
            </>
          )}
        </Foot>
      </Talk>
      {settings && (
        <VoiceSettings
          client={client}
          view={view}
          close={() => {
            setSettings(false);
            settingsButton.current?.focus();
          }}
        />
      )}
    </SessionLayout>
  );
}

/** The state of the call in words. */
function CallState({ text, hint, bad }: ReturnType<typeof voiceWords>): ReactNode {
  return (
    <>
      <Head as="p" tone={bad ? 'bad' : undefined} role="status">
        {text}
      </Head>
      {hint !== undefined && <Small tone={2}>{hint}</Small>}
    </>
  );
}

function ToPlans(): ReactNode {
  const t = texts.useText();
  const paywall = usePaywall();
  return (
    <ButtonLink variant="primary" as={Link} to={paywall}>
      {t('plans')}
    </ButtonLink>
  );
}

/** Starts a call, for the first time or again, or asks for the microphone again. */
function BeginCall({
  client,
  view,
  start,
}: Pick<ReturnType<typeof useSceneCall>, 'client' | 'view' | 'start'>): ReactNode {
  const t = voiceTexts.useText();
  const { status } = statusOf(view);
  return (
    <Button
      variant="primary"
      busy={view.stage === 'asked'}
      busyLabel={t('status.calling')}
      onClick={status === 'no-microphone' ? () => void client.askAgain() : start}
    >
      {t(status === 'ready' ? 'begin' : 'again')}
    </Button>
  );
}

/** Sound settings beside the scene. */
function VoiceSettings({
  client,
  view,
  close,
}: Omit<ComponentProps<typeof SoundSettings>, 'volume' | 'setVolume'>): ReactNode {
  const [volume, setVolume] = useState(client.volume);
  return (
    <SoundSettings
      client={client}
      view={view}
      volume={volume}
      setVolume={(next) => {
        setVolume(next);
        client.setVolume(next);
      }}
      close={close}
    />
  );
}

import { useCallback, useState, type RefObject } from 'react';
import { statusOf, useMediaSession, useWakeLock } from '@greenroom/conversation/call';
import { useLevel, useTalkKey, useWakeOnTouch } from '@greenroom/conversation/call-controls';
import { usePageTitle } from '@greenroom/navigation';
import { firstName, type Coach } from '../../shared/coach/index.ts';
import { texts } from './call-texts.ts';
import { statusWords } from './status-words.ts';
import { clockText, useCallMs } from './use-call-ms.ts';
import { useCoachCall } from './use-coach-call.ts';
import { useSettled } from './use-settled.ts';

/** How long a state must last before it is announced, so that short-lived states are skipped. */
const worthTellingMs = 600;

/** What is shown beside the coach. */
type Panel = 'script' | 'settings' | 'none';

/**
 * Manages the call page: the call itself, its state in words, and the panel beside the coach.
 * @param house the element whose light follows the speaker's voice
 */
export function useOngoingCall(coach: Coach, root: RefObject<HTMLElement | null>) {
  const t = texts.useText();
  const call = useCoachCall(coach.slug);
  const { client, view } = call;
  const status = statusOf(view);
  const callMs = useCallMs(client, view);
  const endsAt = status.status === 'idle-call-end-countdown' ? status.endsAtMs : 0;
  const timeLeft = clockText(endsAt - callMs + 999);
  const words = statusWords(status, { firstName: firstName(coach.name), view, timeLeft }, t);
  const inCall = view.stage === 'begun' && status.status !== 'cannot-connect';
  usePageTitle(t('title', { name: coach.name }));
  useDevice(call, coach, inCall, words.head);
  useLight(root, call, words.lit, status.status === 'bot-speaking');
  return {
    ...call,
    status,
    callMs,
    words,
    /** The state to announce, once it is stable. */
    told: useSettled(words.head, worthTellingMs),
    inCall,
    volume: useVolume(call),
    ...usePanels(view),
  };
}

type Call = ReturnType<typeof useCoachCall>;

/** Connects the call to the device: wake lock, push-to-talk key, media keys, and sound after a user gesture. */
function useDevice({ client, view }: Call, coach: Coach, inCall: boolean, title: string): void {
  useWakeLock(inCall);
  useWakeOnTouch(client);
  useTalkKey(inCall && view.talk === 'push-to-talk', (down) => client.setKey(down));
  useMediaSession(inCall, {
    title,
    artist: coach.name,
    artwork: coach.portrait,
    muted: view.muted,
    toggleMute: () => client.setMuted(!view.muted),
    hangUp: () => client.end(),
  });
}

function useLight(root: RefObject<HTMLElement | null>, { client }: Call, lit: boolean, coachSpeaks: boolean): void {
  const coachLevel = useCallback(() => client.levels().coach, [client]);
  const personLevel = useCallback(() => client.levels().person, [client]);
  useLevel(root, lit ? (coachSpeaks ? coachLevel : personLevel) : undefined);
}

function useVolume({ client }: Call) {
  const [volume, setVolume] = useState(client.volume);
  return {
    volume,
    setVolume(next: number) {
      setVolume(next);
      client.setVolume(next);
    },
  };
}

function usePanels(view: Call['view']) {
  const [panel, show] = useState<Panel>('script');
  const [wantsToWrite, setWantsToWrite] = useState<boolean>();
  // Without a microphone the text field is open, unless the user closed it.
  const withoutMicrophone = view.microphone.state === 'without' || view.microphone.state === 'lost';
  const writing = wantsToWrite ?? withoutMicrophone;
  const hasScript = view.stage === 'begun' || view.turns.length > 0;
  const shown: Panel = panel === 'script' && !hasScript ? 'none' : panel;
  return {
    shown,
    show,
    writing,
    toggleWriting() {
      setWantsToWrite(shown !== 'script' || !writing);
      show('script');
    },
  };
}

import type { TalkMode } from '@greenroom/contracts';
import type { CallStatus, CallView } from '@greenroom/conversation/call';
import type { CallText } from './call-texts.ts';

/** Lighting of the stage: `beam` falls on the coach, `you` comes up from the user's side. */
export type Light = 'beam' | 'half' | 'dim' | 'dimmer' | 'out' | 'you';

export interface StatusWords {
  head: string;
  sub: string;
  light: Light;
  /** Whether the footlights are lit: when there is sound. */
  lit: boolean;
  bad?: boolean;
}

interface Facts {
  firstName: string;
  view: CallView;
  /** Remaining time of the countdown, as `0:12`. */
  timeLeft: string;
}

/** Returns the text and lighting of each call state. Sentences quoted in the specification are verbatim. */
export function statusWords(status: CallStatus, { firstName, view, timeLeft }: Facts, t: CallText): StatusWords {
  const name = { firstName };
  const words = (light: Light, lit = false) => ({ light, lit });
  const plain = (key: Plain) => ({ head: t(`${key}.head`, name), sub: t(`${key}.sub`, name) });
  switch (status.status) {
    case 'ready':
    case 'role-play-starting':
    case 'reconnecting':
      return { ...plain(status.status), ...words('dimmer') };
    case 'calling':
      return {
        head: t('calling.head', name),
        sub: t(view.microphone.state === 'asking' ? 'calling.asking' : 'calling.sub'),
        ...words('dimmer'),
      };
    case 'bot-speaking':
      return {
        head: t('bot-speaking.head', name),
        sub: t(interruptBy(view, status.interruptible)),
        ...words('beam', true),
      };
    case 'user-speaking':
      return { ...plain('user-speaking'), ...words('you', true) };
    case 'muted':
    case 'on-hold':
      return { ...plain(status.status), ...words('dim') };
    case 'loading-bot-transcript':
    case 'idle-thinking':
      return { ...plain(status.status), ...words('half') };
    case 'waiting':
      return { head: t('waiting.head'), sub: t(`waiting.${meansOf(view)}`), ...words('half') };
    case 'idle-call-end-countdown':
      return {
        head: t('idle-call-end-countdown.head'),
        sub: t('idle-call-end-countdown.sub', { time: timeLeft }),
        ...words('dim'),
      };
    case 'cancelled':
      return { ...plain('cancelled'), ...words('out') };
    case 'call-ended': {
      const minutes = Math.round((view.ended?.talkedMs ?? 0) / 60_000);
      return {
        head: t(`ended.${status.why}.head`, name),
        sub: t(`ended.${status.why}.sub`, { ...name, minutes }),
        ...words('out'),
        bad: status.why === 'service-down',
      };
    }
    case 'cannot-connect':
      return {
        head: t(`failure.${status.failure}.head`),
        sub: t(`failure.${status.failure}.sub`),
        ...words('out'),
        bad: status.failure !== 'plan-required',
      };
    case 'no-microphone':
      return {
        head: t(`microphone.${status.trouble}.head`),
        sub: t(`microphone.${status.trouble}.sub`),
        ...words('out'),
        bad: true,
      };
  }
}

type Plain = Extract<
  CallStatus['status'],
  | 'ready'
  | 'role-play-starting'
  | 'reconnecting'
  | 'user-speaking'
  | 'muted'
  | 'on-hold'
  | 'loading-bot-transcript'
  | 'idle-thinking'
  | 'cancelled'
>;

/** Returns how the user answers at the moment: by typing, by the talk key, or hands-free. */
function meansOf({ microphone, talk }: { microphone: CallView['microphone']; talk: TalkMode }) {
  if (microphone.state === 'without' || microphone.state === 'lost') return 'typing';
  return talk === 'push-to-talk' ? 'key' : 'sub';
}

function interruptBy(view: CallView, interruptible: boolean) {
  if (view.muted) return 'bot-speaking.muted';
  return interruptible ? (`bot-speaking.${meansOf(view)}` as const) : 'bot-speaking.goodbye';
}

import type { CallStatus, CallView } from '@greenroom/conversation/call';
import type { VoiceText } from './voice-texts.ts';

interface VoiceWords {
  text: string;
  /** How one goes on from here, where that is good to know. */
  hint?: string;
  bad: boolean;
}

/** What is said of each state of the call, in a few words. Sentences of the specification are word for word. */
export function voiceWords(
  status: CallStatus,
  { talk }: Pick<CallView, 'talk'>,
  name: string,
  t: VoiceText,
): VoiceWords {
  switch (status.status) {
    case 'cannot-connect':
      return { text: t(`failure.${status.failure}`), bad: true };
    case 'no-microphone':
      return { text: t(status.trouble === 'denied' ? 'microphone.denied' : 'microphone.none'), bad: true };
    case 'bot-speaking':
      return {
        text: t('status.bot-speaking', { name }),
        hint: t(talk === 'push-to-talk' ? 'interrupt.key' : 'interrupt'),
        bad: false,
      };
    case 'waiting':
      return {
        text: t('status.waiting'),
        ...(talk === 'push-to-talk' && { hint: t('waiting.key') }),
        bad: false,
      };
    default:
      return { text: t(`status.${status.status}`, { name }), bad: false };
  }
}

import type { CallStatus, CallView } from '@greenroom/conversation/call';
import type { VoiceText } from './voice-texts.ts';

interface VoiceWords {
  text: string;
  /** How to continue from here, where that helps. */
  hint?: string;
  bad: boolean;
}

/** Returns a few words for each state of the call. Sentences of the specification are verbatim. */
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

import type { CallStatus } from '@greenroom/conversation/call';
import type { VoiceText } from './voice-texts.ts';

/** What is said of each state of the call, in a few words. Sentences of the specification are word for word. */
export function voiceWords(status: CallStatus, name: string, t: VoiceText): { text: string; bad: boolean } {
  switch (status.status) {
    case 'cannot-connect':
      return { text: t(`failure.${status.failure}`), bad: true };
    case 'no-microphone':
      return { text: t(status.trouble === 'denied' ? 'microphone.denied' : 'microphone.none'), bad: true };
    default:
      return { text: t(`status.${status.status}`, { name }), bad: false };
  }
}

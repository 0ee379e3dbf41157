import type { CallServerMessage } from '@greenroom/contracts';
import type { PlaybackOrder } from './playback-queue.ts';

/** Returns the playback order in a server message; undefined when the message is not for the player. */
export function playbackOrderOf(message: CallServerMessage): PlaybackOrder | undefined {
  switch (message.type) {
    case 'utterance':
      return { do: 'begin', utteranceId: message.utteranceId, rateHz: message.rateHz };
    case 'utterance-sent':
      return { do: 'end', utteranceId: message.utteranceId, durationMs: message.durationMs };
    case 'playback': {
      const { utteranceId, do: what, afterMs } = message;
      if (what !== 'drop') return { do: what, utteranceId };
      return { do: what, utteranceId, ...(afterMs !== undefined && { afterMs }) };
    }
    default:
      return undefined;
  }
}

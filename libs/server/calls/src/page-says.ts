import type { CallClientMessage } from '@greenroom/contracts';
import type { CallHappening } from '@greenroom/turn-taking';

/** Messages of the page about itself and the person; typed words have an id and are handled separately. */
export type PageSays = Exclude<CallClientMessage, { type: 'hello' | 'playback' | 'typed' }>;

/** Returns the event in a call that a message of its page causes. */
export function happeningOf(message: PageSays): CallHappening {
  switch (message.type) {
    case 'mute':
      return { type: 'muted', muted: message.muted };
    case 'talk':
      return { type: 'talk-mode', mode: message.mode };
    case 'talk-key':
      return { type: 'talk-key', down: message.down };
    case 'hold':
      return { type: 'hold', onHold: message.onHold };
    case 'microphone':
      return { type: 'microphone', state: message.state };
    case 'recognised':
      return { type: 'recognised', text: message.text, final: message.final };
    case 'stay':
      return { type: 'stay' };
    case 'again':
      return { type: 'again' };
    case 'end':
      return { type: 'hang-up', why: message.why };
  }
}

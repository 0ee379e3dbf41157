import type { CallClientMessage } from '@greenroom/contracts';
import type { CallHappening } from '@greenroom/turn-taking';

/** What the page says about itself and its person; words that are typed have a name of their own besides. */
export type PageSays = Exclude<CallClientMessage, { type: 'hello' | 'playback' | 'typed' }>;

/** What happens in a call when its page says something. */
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

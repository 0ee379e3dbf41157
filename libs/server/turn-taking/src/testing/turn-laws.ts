import type { CallCommand } from '../commands.ts';
import type { TurnState } from '../state.ts';
import type { SimulatedCall } from './simulated-call.ts';

/** Watches a call, and throws if it breaks a law of turn taking. */
export function holdToLaws(call: SimulatedCall): void {
  let before = 0;
  let hasEnded = false;
  let sounding: number | null = null;
  let lastTurn: number | null = null;
  let answeredSince = true;
  const withdrawn = new Set<number>();
  const remembered = new Set<number>();
  const onCommand = call.onCommand;
  call.onCommand = (command: CallCommand, at) => {
    onCommand(command, at);
    if (hasEnded) throw new Error('A command follows the end of the call');
    hasEnded = command.type === 'end';
    switch (command.type) {
      case 'play':
        if (sounding !== null) throw new Error(`${command.utteranceId} speaks over ${sounding}`);
        sounding = command.utteranceId;
        break;
      case 'drop':
        if (command.afterMs === undefined && sounding === command.utteranceId) sounding = null;
        break;
      case 'withdraw':
        if (remembered.has(command.utteranceId)) throw new Error('A remembered utterance is withdrawn');
        withdrawn.add(command.utteranceId);
        break;
      case 'remember': {
        if (command.whole) sounding = null;
        remembered.add(command.utteranceId);
        if (withdrawn.has(command.utteranceId)) throw new Error('A withdrawn utterance is remembered');
        const heard = call.player.heard(command.utteranceId);
        if (!heard.startsWith(command.text)) throw new Error(`Remembered "${command.text}", heard "${heard}"`);
        if (['answer', 'apology', 'greeting'].includes(command.kind)) answeredSince = true;
        break;
      }
      case 'show-as-text':
        answeredSince = true;
        break;
      case 'notice':
        if (command.notice === 'model-failing') answeredSince = true;
        break;
      case 'take-turn':
        // A command to the call itself has no answer, and what follows it may be a turn of its own.
        if (command.command) {
          answeredSince = true;
          break;
        }
        if (command.turnId !== lastTurn && !answeredSince)
          throw new Error('Two turns of the person without an answer in between');
        if (command.turnId !== lastTurn) answeredSince = false;
        lastTurn = command.turnId;
        break;
      default:
    }
  };
  const onStep = call.onStep;
  call.onStep = (state: TurnState) => {
    onStep(state);
    if (state.now < before) throw new Error('Time went backwards');
    before = state.now;
    if (state.sounding && state.sounding.utterance.id !== sounding && sounding !== null)
      throw new Error('Another utterance is playing');
    if (!state.sounding) sounding = null;
    if (
      state.sounding?.sound === 'paused' &&
      !state.listening?.over &&
      state.onHoldSince === null &&
      state.lineLostAt === null
    )
      throw new Error('Paused although the person is not speaking');
    if (state.waiting.filter(({ kind }) => kind === 'answer').length > 1) throw new Error('Two answers to one turn');
  };
}

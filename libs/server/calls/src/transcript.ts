import type { CallTurn } from '@greenroom/contracts';
import type { KeptTurn } from './domain/go-on.ts';

/** The turns of one call, as the page sees them. */
export interface Transcript {
  readonly turns: CallTurn[];
  get(id: number): KeptTurn | undefined;
  /** Adds or changes a turn, and sends it to the page. */
  put(turn: KeptTurn): KeptTurn;
  change(id: number, change: Partial<KeptTurn>): KeptTurn | undefined;
}

export function openTranscript(kept: readonly KeptTurn[], show: (turn: CallTurn) => void): Transcript {
  const turns = new Map(kept.map((turn) => [turn.id, turn]));
  const put = (turn: KeptTurn) => {
    turns.set(turn.id, turn);
    show(asShown(turn));
    return turn;
  };
  return {
    get turns() {
      return [...turns.values()].filter(({ status }) => status !== 'withdrawn').map(asShown);
    },
    get: (id) => turns.get(id),
    put,
    change(id, change) {
      const turn = turns.get(id);
      return turn && put({ ...turn, ...change });
    },
  };
}

function asShown({ kind: _, turnId: __, ...turn }: KeptTurn): CallTurn {
  return turn;
}

import { box, type Caught } from '../report-error.ts';

type Taker = (caught: Caught) => void;

let taker: Taker | undefined;
const witnesses = new Set<Taker>();

/** Takes what was told so far, and from now on. @returns ends it, if no other has taken over */
export function onReported(take: Taker): () => void {
  taker = take;
  listen();
  box.splice(0, 20).forEach((caught) => take(caught));
  return () => {
    if (taker !== take) return;
    taker = undefined;
    listen();
  };
}

/** Hears of what waits and of what is told from now on, and leaves it to whoever takes it. */
export function witnessReported(hear: Taker): void {
  witnesses.add(hear);
  listen();
  box.slice().forEach((caught) => hear(caught));
}

/** Where nobody listens the box is as it was: what is told waits in it. */
function listen(): void {
  if (!taker && witnesses.size === 0) {
    delete (box as { push?: unknown }).push;
    return;
  }
  box.push = (...told) => {
    for (const hear of witnesses) told.forEach(hear);
    if (taker) told.forEach(taker);
    else Array.prototype.push.apply(box, told);
    return 0;
  };
}

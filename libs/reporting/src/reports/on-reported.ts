import { box, type Caught } from '../report-error.ts';

type Taker = (caught: Caught) => void;

let taker: Taker | undefined;
const observers = new Set<Taker>();

/**
 * Takes the errors reported so far and from now on. @returns a function that stops it, unless another consumer has
 * taken over
 */
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

/** Observes waiting and future errors, and leaves them to the consumer. */
export function observeReported(hear: Taker): void {
  observers.add(hear);
  listen();
  box.slice().forEach((caught) => hear(caught));
}

/** Without consumer or observers, restores the plain queue: errors wait in it. */
function listen(): void {
  if (!taker && observers.size === 0) {
    delete (box as { push?: unknown }).push;
    return;
  }
  box.push = (...told) => {
    for (const hear of observers) told.forEach(hear);
    if (taker) told.forEach(taker);
    else Array.prototype.push.apply(box, told);
    return 0;
  };
}

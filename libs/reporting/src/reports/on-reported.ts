import { box, type Caught } from '../report-error.ts';

/** Takes what was told so far, and from now on. @returns ends it, if no other has taken over */
export function onReported(taker: (caught: Caught) => void): () => void {
  const take = (...told: Caught[]) => {
    told.forEach(taker);
    return 0;
  };
  box.push = take;
  take(...box.splice(0, 20));
  return () => {
    if (box.push === take) delete (box as { push?: unknown }).push;
  };
}

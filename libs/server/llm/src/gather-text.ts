import type { ModelChunk } from '@greenroom/ports/language-model';
import { asyncQueue } from '@greenroom/ports/async-queue';

/**
 * The same chunks, with text that comes close together in one: the first at once, what comes later every so often.
 * Whatever stands behind it then does its work a few times a second, and not for every word.
 * @param everyMs how long text waits for more at most
 */
export function gatherText(chunks: AsyncIterable<ModelChunk>, everyMs: number): AsyncIterableIterator<ModelChunk> {
  const source = chunks[Symbol.asyncIterator]();
  const gathered = asyncQueue<ModelChunk>(() => {
    clearTimeout(timer);
    // Not awaited: it may wait for a chunk that never comes.
    source.return?.().catch(() => {});
  });
  let text = '';
  let timer: NodeJS.Timeout | undefined;

  const give = () => {
    if (text !== '') gathered.say({ type: 'text', text });
    text = '';
  };
  const giveNow = () => {
    clearTimeout(timer);
    give();
  };
  const giveLater = () => {
    timer = text === '' ? undefined : setTimeout(giveLater, everyMs);
    give();
  };
  const readNext = () => {
    source.next().then(
      ({ done, value }) => {
        if (done) return gathered.end();
        if (value.type === 'text') {
          text += value.text;
          if (!timer) giveLater();
        } else {
          giveNow();
          gathered.say(value);
        }
        readNext();
      },
      (error: unknown) => {
        giveNow();
        gathered.end(error as Error);
      },
    );
  };
  readNext();
  return gathered;
}

import type { ModelChunk } from '@greenroom/ports/language-model';
import { asyncQueue } from '@greenroom/ports/async-queue';

/**
 * Merges text chunks that arrive close together: yields the first at once, later ones at most once per interval, so
 * that consumers work a few times a second and not for every word.
 * @param everyMs the longest that text waits for more
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

import type { ModelChunk } from '@greenroom/ports/language-model';

/**
 * No answer has more characters than this for each token that it may use: English has about four, German three, and no
 * text of whole words more than five. A longer answer means that the vendor ignores its limit.
 */
export const mostCharactersPerToken = 6;

/**
 * Passes the chunks on until they hold more text than the limit allows, then closes the vendor's stream and ends the
 * answer as cut at its limit.
 * @param maxOutputTokens the limit that the vendor was given
 */
export async function* boundText(
  chunks: AsyncIterable<ModelChunk>,
  maxOutputTokens: number,
): AsyncGenerator<ModelChunk> {
  let room = maxOutputTokens * mostCharactersPerToken;
  for await (const chunk of chunks) {
    if (chunk.type === 'text' && chunk.text.length > room) {
      // Do not cut a surrogate pair in half.
      const text = chunk.text.slice(0, room).replace(/[\uD800-\uDBFF]$/, '');
      if (text !== '') yield { type: 'text', text };
      yield { type: 'end', finish: 'cut-at-limit', usage: undefined };
      return;
    }
    if (chunk.type === 'text') room -= chunk.text.length;
    yield chunk;
  }
}

import type { ModelChunk } from '@greenroom/ports/language-model';

/**
 * No answer has more characters than this for each token that it may take: English has about four, German three, and no
 * text of whole words more than five. Beyond it the vendor does not keep to the limit it was given.
 */
export const mostCharactersPerToken = 6;

/**
 * The same chunks, until there is more text than the limit can hold; then the vendor is let go of, and the answer ends as
 * cut at its limit, whatever would have come.
 * @param maxOutputTokens the limit that the vendor was given
 */
export async function* boundText(
  chunks: AsyncIterable<ModelChunk>,
  maxOutputTokens: number,
): AsyncGenerator<ModelChunk> {
  let room = maxOutputTokens * mostCharactersPerToken;
  for await (const chunk of chunks) {
    if (chunk.type === 'text' && chunk.text.length > room) {
      // Half of a surrogate pair is no character.
      const text = chunk.text.slice(0, room).replace(/[\uD800-\uDBFF]$/, '');
      if (text !== '') yield { type: 'text', text };
      yield { type: 'end', finish: 'cut-at-limit', usage: undefined };
      return;
    }
    if (chunk.type === 'text') room -= chunk.text.length;
    yield chunk;
  }
}

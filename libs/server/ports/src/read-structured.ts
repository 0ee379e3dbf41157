import {
  LanguageModelError,
  type ModelChunk,
  type StructuredAnswer,
  type StructuredRequest,
} from './language-model.ts';

/**
 * Parses a stream of JSON text into a value, for adapters and fakes of the language model. Some servers wrap JSON in a
 * code block, whatever they were asked.
 * @throws LanguageModelError as `LanguageModel.complete`
 */
export async function readStructured<T>(
  chunks: AsyncIterable<ModelChunk>,
  { schema }: StructuredRequest<T>,
): Promise<StructuredAnswer<T>> {
  let text = '';
  for await (const chunk of chunks) {
    if (chunk.type === 'text') text += chunk.text;
    else if (chunk.finish === 'cut-at-limit')
      throw new LanguageModelError('cut-off', 'The language model’s value was cut at the limit', chunk.usage);
    else {
      const read = schema.safeParse(parsed(text));
      if (!read.success)
        throw new LanguageModelError('nonsense', 'The language model’s value could not be read', chunk.usage);
      return { value: read.data, usage: chunk.usage };
    }
  }
  throw new LanguageModelError('cut-off', 'The language model’s value broke off');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(/^\s*```(?:json)?\n([\s\S]*)\n```\s*$/.exec(text)?.[1] ?? text);
  } catch {
    return undefined;
  }
}

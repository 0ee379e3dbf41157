/** The person expected to speak: `he`, `my boss`, `Priya`, `nobody`. */
const who =
  '(?:he|she|they|it|nobody|no one|everyone|everybody|somebody|someone|(?:my|the|his|her) \\p{L}+|\\p{Lu}\\p{Ll}+)';
const wer =
  '(?:er|sie|es|die|der|man|niemand|keiner|alle|jemand|(?:mein|meine|der|die|das) \\p{Lu}\\p{L}+|\\p{Lu}\\p{Ll}+)';

const patterns: readonly RegExp[] = [
  new RegExp(
    `\\b(?:what if|and if|but if|what happens if|suppose|in case|what do i (?:say|do|answer) (?:if|when)) (${who}(?: .*)?)$`,
    'isu',
  ),
  new RegExp(
    `\\b(${who}(?:['’]ll| will| might| may| could|['’]s going to| is going to| are going to)(?: probably| just| surely| definitely| only| always)? .+)$`,
    'isu',
  ),
  new RegExp(
    `\\b(${who} (?:always|usually|just|keeps?|only) (?:says?|saying|tells?|telling|asks?|asking|answers?) .+)$`,
    'isu',
  ),
  new RegExp(
    `\\b(?:was(?: ist| mache ich| sage ich)?,? wenn|und wenn|aber wenn|was ist,? wenn) (${wer}(?: .*)?)$`,
    'isu',
  ),
  new RegExp(
    `\\b(${wer} (?:wird|könnte|sagt|meint|fragt)(?: dann| bestimmt| sicher| immer| wahrscheinlich| doch| nur)+ .+)$`,
    'isu',
  ),
  new RegExp(`\\b(${wer} wird .+)$`, 'isu'),
];

/** The case-insensitive patterns do not distinguish a name from another word. */
const isSomebody =
  /^(?:[Hh]e|[Ss]he|[Tt]hey|[Ii]t|[Nn]obody|[Nn]o one|[Ee]very(?:one|body)|[Ss]ome(?:body|one)|[Mm]y|[Tt]he|[Hh]is|[Hh]er|er|sie|es|der|die|das|man|niemand|keiner|alle|jemand|meine?|\p{Lu}\p{Ll}+)\b/u;

/**
 * Returns what another person is expected to say or do, in the person's words, from the first sentence that states it;
 * undefined if there is none.
 */
export function expectedIn(text: string): string | undefined {
  for (const sentence of text.split(/(?<=[.?!])\s+|\n+/)) {
    for (const pattern of patterns) {
      const [, clause] = pattern.exec(sentence) ?? [];
      if (clause && isSomebody.test(clause)) return clause.replace(/[?!.\s]+$/, '');
    }
  }
  return undefined;
}

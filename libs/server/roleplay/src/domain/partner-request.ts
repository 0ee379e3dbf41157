import { z } from 'zod';
import type { ModelMessage, StructuredRequest } from '@greenroom/ports/language-model';
import { asData, fillIn, type PromptPart } from '@greenroom/llm';
import { detectPromptInjection } from '@greenroom/speech-analysis';
import type { Cue } from './next-cue.ts';
import type { SaidLine } from './said-line.ts';
import type { Play } from './play.ts';

const PartnerLine = z.object({ line: z.string() });
type PartnerLine = z.infer<typeof PartnerLine>;

const maxOutputTokens = 200;
/** Number of newest lines sent to the model. */
const memory = 40;
const mostCharacters = 500;

export interface Spoken {
  play: Play;
  cue: Cue;
  lines: readonly SaidLine[];
  mood: number;
  personality: string;
  additionalContext: string;
}

/**
 * Builds the request for a model to say the partner's line in its own words. Text written or said by people is marked
 * as data.
 */
export function partnerRequest(
  { text }: PromptPart,
  { play, cue, lines, mood, personality, additionalContext }: Spoken,
): StructuredRequest<PartnerLine> {
  const { partner, situation, wants, hides, softens, hardens } = play;
  // The person wrote the text of a custom scene.
  const told = (words: string) => (play.slug === null ? asData('material', words) : words);
  const instructions = fillIn(text, {
    name: told(partner.name),
    role: told(partner.role),
    situation: told(situation),
    personality: [partner.personality, personality].filter((one) => one !== '').join(' '),
    wants,
    hides,
    softens: softens.join('; '),
    hardens: hardens.join('; '),
    mood: mood.toFixed(1),
    context:
      additionalContext === ''
        ? ''
        : `What the person says is true of the matter: ${asData('material', additionalContext)}`,
    cue: cue.text,
  });
  const said = lines
    .filter(({ status }) => status === 'said')
    .slice(-memory)
    .map(({ author, text: words }): ModelMessage =>
      author === 'partner'
        ? { role: 'assistant', content: JSON.stringify({ line: words }) }
        : { role: 'user', content: asData('person_says', words) },
    );
  return {
    name: 'line',
    schema: PartnerLine,
    maxOutputTokens,
    temperature: 0.7,
    messages: [{ role: 'system', content: instructions }, ...said],
  };
}

/** Phrases that break the role. */
const outOfRole =
  /\b(as an? (ai|language model|assistant)|language model|chat ?bot|i(’|')?m an? (ai|assistant)|prompt|system message|role-?play|rubric|your score|out of ten|10\/10|als ki|sprachmodell)\b/i;

/**
 * Reports whether a model's line can be said by the partner: in role, speakable, and not a repetition of the last line.
 */
export function staysInRole(line: string, lines: readonly SaidLine[]): boolean {
  const text = line.trim();
  const before = lines.findLast(({ author }) => author === 'partner');
  return (
    text !== '' &&
    text.length <= mostCharacters &&
    !/[[\]{}<>*_#|\\]|\((?!\d)/.test(text) &&
    !outOfRole.test(text) &&
    !detectPromptInjection(text) &&
    text !== before?.text
  );
}

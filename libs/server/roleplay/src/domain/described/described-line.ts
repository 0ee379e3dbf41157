import type { SceneCategory, SpeechAct } from '@greenroom/content';
import { hurtfulActs, speechActsIn } from '@greenroom/speech-analysis';
import type { Described } from './described-scene.ts';

type Check = SceneCategory['rubric'][number]['checks'][number];
type Language = 'en' | 'de';

/**
 * Builds a whole line from the description where one more sentence is not enough: for stating a need, early or briefly,
 * and for opening with the topic.
 * @returns undefined where the check asks for something else, or the description has nothing for it
 */
export function describedLine(
  { detect, never }: Pick<Check, 'detect' | 'never'>,
  { need, topic }: Described,
  language: Language,
): string | undefined {
  if (never)
    return need !== null && detect.some(({ acts }) => acts?.some((act) => hurtfulActs.includes(act)))
      ? need
      : undefined;
  const asksForNeed = detect.some(
    ({ acts, answering, wordsAtMost = Infinity }) =>
      acts?.includes('states-need') &&
      answering === undefined &&
      need !== null &&
      need.split(' ').length <= wordsAtMost,
  );
  if (asksForNeed && need !== null && speechActsIn(need, language).includes('states-need')) return need;
  const asksForMatter = detect.some(({ acts, onSubject, where }) => !acts && onSubject === true && where === 'opening');
  if (!asksForMatter || topic === null) return undefined;
  return language === 'de'
    ? `Ich möchte über ${topic.person} sprechen.`
    : `I’d like to talk with you about ${topic.person}.`;
}

/** Returns a sentence that performs an act in the words of the description; undefined where it has none. */
export function describedSentence(
  act: SpeechAct,
  { topic, reason, fact }: Described,
  language: Language,
): string | undefined {
  const isGerman = language === 'de';
  if (act === 'explains' && reason !== null)
    return isGerman ? `Der Grund ist, dass ${reason}.` : `The reason is that ${reason}.`;
  if (act === 'names-fact' && fact !== null) return fact;
  if (topic === null) return undefined;
  if (act === 'proposes-step')
    return isGerman ? `Wollen wir ${topic.person} bis Freitag klären?` : `Let’s settle ${topic.person} by Friday.`;
  return act === 'asks-open' && !isGerman ? `What matters most to you about ${topic.partner}?` : undefined;
}

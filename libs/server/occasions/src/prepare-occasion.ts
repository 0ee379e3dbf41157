import type { OccasionAnswer } from '@greenroom/contracts';
import { coachCard, type Catalogue, type OccasionKind } from '@greenroom/content';
import { firstSentence, looksGerman } from '@greenroom/house-engine';
import { sceneCard } from '@greenroom/roleplay';
import { careFor, plainCareText } from '@greenroom/safety';
import { mentions, readLine } from '@greenroom/speech-analysis';
import type { CatalogueIndex } from './domain/candidate.ts';

/** From this nearness on a coach is named for words that are of no known kind. */
const sureFrom = 0.6;

const nothing: OccasionAnswer = { care: null, coach: null, sentence: null, scene: null };

/**
 * How to get ready for what somebody has coming up: whom to talk to, a first sentence, a scene to rehearse. Where the
 * words tell too little, that part is null. Nothing is stored.
 * @param text what is coming up, in the person's own words
 * @param language of the page; the sentence is in the language of the words
 */
export function prepareOccasion(
  { catalogue, index }: { catalogue: Catalogue; index: CatalogueIndex },
  text: string,
  language: 'en' | 'de',
): OccasionAnswer {
  const care = careFor([], text);
  if (care) return { ...nothing, care: plainCareText(care) };
  const kind = kindOf(catalogue.occasions, text);
  const coach = catalogue.coach(kind?.coach ?? nearestCoach(index, text) ?? '');
  const scene = kind?.scenes.map((slug) => catalogue.scenes.scene(slug)).find((one) => one !== undefined);
  return {
    care: null,
    coach: coach ? coachCard(coach) : null,
    sentence: kind ? sentenceFor(kind, text, looksGerman(text) ? 'de' : 'en') : null,
    scene: scene ? sceneCard(scene, language) : null,
  };
}

/** The first kind whose words are found. */
export function kindOf(kinds: readonly OccasionKind[], text: string): OccasionKind | undefined {
  const line = readLine(text);
  return kinds.find(({ words }) => mentions(line, words));
}

function sentenceFor(
  { weak, line, ownWords }: OccasionKind,
  text: string,
  language: 'en' | 'de',
): OccasionAnswer['sentence'] {
  const own = ownWords && firstSentence(text, language, ownWords);
  return { weak: weak[language], better: own ?? line[language], language };
}

function nearestCoach(index: CatalogueIndex, text: string): string | undefined {
  const near = index.toWords(text);
  const [nearest] = index.candidates
    .filter(({ kind, key }) => kind === 'coach' && (near.get(key) ?? 0) >= sureFrom)
    .toSorted((a, b) => near.get(b.key)! - near.get(a.key)!);
  return nearest?.key;
}

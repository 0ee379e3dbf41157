import type { OccasionAnswer, OccasionWords } from '@greenroom/contracts';
import type { LibraryRight } from '@greenroom/access';
import { type Catalogue, coachCard, contentCard, type OccasionKind } from '@greenroom/content';
import { firstSentence, looksEnglish, looksGerman } from '@greenroom/house-engine';
import { sceneCard } from '@greenroom/roleplay';
import { careFor, plainCareText } from '@greenroom/safety';
import { mentions, readLine, speaksOfSuperiorOrPeer } from '@greenroom/speech-analysis';

const nothing: OccasionAnswer = { care: null, coach: null, sentence: null, scene: null, content: null };

export interface Reader {
  /** The language of the page; the sentence is in the language of the words. */
  language: 'en' | 'de';
  library: LibraryRight;
}

/**
 * Returns how to prepare for an occasion: a coach, a first sentence, a scene to rehearse, something to read. Returns
 * none of it for an unknown kind of occasion, because a wrong coach is worse than none. Stores nothing.
 * @param text the occasion in the person's own words
 */
export function prepareOccasion(catalogue: Catalogue, text: string, reader: Reader): OccasionAnswer {
  const care = careFor([], text, 'instead');
  if (care) return { ...nothing, care: plainCareText(care) };
  const kind = kindOf(catalogue.occasions, text);
  return kind ? { care: null, ...prepareKind(catalogue, kind, text, reader) } : nothing;
}

/** Returns the first kind whose words occur in the text. */
function kindOf(kinds: readonly OccasionKind[], text: string): OccasionKind | undefined {
  const line = readLine(text);
  return kinds.find(({ words }) => mentions(line, words));
}

function prepareKind(
  catalogue: Catalogue,
  kind: OccasionKind,
  text: string,
  { language, library }: Reader,
): Omit<OccasionAnswer, 'care'> {
  const coach = catalogue.coach(kind.coach);
  const item = coach?.shelf.find(({ slug }) => slug === kind.item);
  const mayLead = !speaksOfSuperiorOrPeer(text);
  const scene = kind.scenes
    .map((slug) => catalogue.scenes.scene(slug))
    .find((one) => one !== undefined && (mayLead || !one.youLead));
  return {
    coach: coach ? coachCard(coach, language) : null,
    sentence: sentenceFor(kind, text, catalogue.sentences, language),
    scene: scene ? sceneCard(scene, language) : null,
    content: coach && item ? contentCard(coach, item, library, [], language) : null,
  };
}

function sentenceFor(
  { weak, line, ownWords }: OccasionKind,
  text: string,
  sentences: Catalogue['sentences'],
  page: Reader['language'],
): OccasionAnswer['sentence'] {
  const language = languageOf(text, page);
  const own = firstSentence(text, language, { about: ownWords, sentences });
  return { weak: weak[language], better: own ?? line[language], language };
}

/** Returns the language of the words; that of the page where they are too few to tell. */
function languageOf(text: string, page: Reader['language']): Reader['language'] {
  if (looksGerman(text)) return 'de';
  return looksEnglish(text) ? 'en' : page;
}

/** Returns the text that identifies the kind; fears and hopes are left out, because they may name something else. */
export function occasionText({ what, withWhom }: Pick<OccasionWords, 'what' | 'withWhom'>): string {
  return withWhom === '' || what.includes(withWhom) ? what : `${what} (${withWhom})`;
}

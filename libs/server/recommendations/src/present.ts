import type { Because, Recommended } from '@greenroom/contracts';
import { type Catalogue, coachCard, contentCard, inLanguage, playedTitle } from '@greenroom/content';
import { type LibraryRight } from '@greenroom/access';
import { sceneCard } from '@greenroom/roleplay';
import type { Candidate } from './domain/candidate.ts';
import type { Reason } from './domain/reason.ts';

export interface Presenting {
  catalogue: Catalogue;
  language: 'en' | 'de';
  library: LibraryRight;
  standings: ReadonlyMap<string, { tries: number; best: number | null }>;
  /** Library items the person saved for later. */
  saved: ReadonlySet<string>;
}

/** Presents a recommendation; undefined for something no longer in the catalogue. */
export function presentRecommendation(
  presenting: Presenting,
  recommendationId: string,
  candidate: Pick<Candidate, 'kind' | 'key' | 'shelf'>,
  reason: Reason,
): Recommended | undefined {
  const { catalogue, language, library, standings, saved } = presenting;
  const { kind, key, shelf } = candidate;
  const shown = { recommendationId, because: becauseOf(presenting, candidate, reason) };
  if (kind === 'coach') {
    const coach = catalogue.coach(key);
    return coach && { ...shown, kind, coach: coachCard(coach, language) };
  }
  if (kind === 'scene') {
    const scene = catalogue.scenes.scene(key);
    return scene && { ...shown, kind, scene: sceneCard(scene, language, standings.get(scene.slug)) };
  }
  const [coach, item] = [catalogue.coach(shelf), catalogue.item(shelf, key)];
  return (
    coach &&
    item && {
      ...shown,
      kind,
      content: contentCard(coach, item, library, [recommendationId], language),
      saved: saved.has(key),
    }
  );
}

function becauseOf(
  { catalogue, language }: Presenting,
  { kind, key, shelf }: Pick<Candidate, 'kind' | 'key' | 'shelf'>,
  reason: Reason,
): Because {
  const nameOf = (coach: string) => catalogue.coach(coach)?.name ?? coach;
  const titleOf = ({ scene, title }: { scene: string; title: string }) =>
    playedTitle(catalogue.scenes, { scenarioSlug: scene, title }, language);
  switch (reason.from) {
    case 'talk':
      return { from: 'talk', instructorName: nameOf(reason.coach), words: reason.words, at: reason.at };
    case 'liked':
      return { from: 'liked', instructorName: nameOf(reason.coach), at: reason.at };
    case 'finished': {
      const item = catalogue.coaches.flatMap((coach) => coach.shelf).find(({ uuid }) => uuid === reason.key);
      return { from: 'finished', title: item ? inLanguage(item, language).title : '', at: reason.at };
    }
    case 'score': {
      const { criterion, score, at } = reason;
      const rubric = catalogue.scenes.category(catalogue.scenes.scene(reason.scene)?.category ?? '')?.rubric;
      const named = rubric?.find(({ slug }) => slug === criterion)?.name[language] ?? criterion;
      return { from: 'score', scene: titleOf(reason), criterion: named, score, at };
    }
    case 'scene':
      return { from: 'scene', title: titleOf(reason), at: reason.at };
    case 'beginning': {
      const category = catalogue.scenes.category(shelf)?.name[language];
      return { from: 'beginning', name: kind === 'scene' ? (category ?? '') : nameOf(kind === 'coach' ? key : shelf) };
    }
    default:
      return reason;
  }
}

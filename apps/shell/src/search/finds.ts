import { paths, pathTo, type Reply } from '@greenroom/contracts';
import type { words } from './words.ts';

/** A search result and its path. */
export interface Find {
  to: string;
  title: string;
  detail: string;
  /** Whether title and detail are in English regardless of the page's language. */
  english: boolean;
  portrait?: string;
}

type Text = ReturnType<typeof words.useText>;

const places = {
  'place.home': paths.homepage,
  'place.forYou': paths.forYou,
  'place.practice': paths.practice,
  'place.coaches': paths.coaches,
  'place.scenes': paths.categories,
  'place.meetings': paths.meetings,
  'place.progress': paths.progress,
  'place.settings': paths.settings,
  'place.help': paths.helpCenter,
} as const;

/** Returns a result that leads to creating a custom scene about the searched text. */
export const ownSceneAbout = (t: Text, text: string): Find => ({
  to: pathTo('customScenario', undefined, { description: text }),
  ...{ title: t('own', { text }), detail: t('own.detail'), english: false },
});

/** Returns pages of the site with a word that starts with the text; all of them for an empty text. */
export function placesNamed(t: Text, text: string): Find[] {
  const begun = text.trim().toLowerCase();
  return (Object.keys(places) as (keyof typeof places)[])
    .map((name) => ({ to: places[name], title: t(name), detail: '', english: false }))
    .filter(({ title }) => ` ${title.toLowerCase()}`.includes(` ${begun}`));
}

/** Returns the API's results as links, in the groups in which they are shown. */
export function findsOf(t: Text, found: Reply<'search'>, text: string, dateOf: (at: string) => string) {
  const portraitOf = (slug: string) => `/assets/portraits/${slug}.svg`;
  const coaches = found.coaches.map(({ slug, name, field, language }) => ({
    to: pathTo('mentor', { instructorSlug: slug }),
    ...{ title: name, detail: field, english: language === 'en', portrait: portraitOf(slug) },
  }));
  const contents = found.contents.map(({ slug, instructorSlug, instructorName, title, language }) => ({
    to: pathTo('libraryItem', { instructorSlug, itemSlug: slug }),
    ...{ title, detail: instructorName, english: language === 'en' },
  }));
  const scenes = found.scenes.map(({ slug, categorySlug, title, partner, language }) => ({
    to: pathTo('scenario', { categorySlug, scenarioSlug: slug }),
    ...{ title, detail: `${partner.name}, ${partner.role}`, english: language === 'en' },
  }));
  const messages = found.messages.map(({ instructorSlug, instructorName, conversationUuid, position, ...message }) => ({
    to: pathTo('mentorChat', { instructorSlug }, { conversation: conversationUuid, at: String(position), find: text }),
    title: message.excerpt,
    detail: t('said', {
      who: message.author,
      firstName: instructorName.split(' ')[0]!,
      date: dateOf(message.createdAt),
    }),
    english: false,
    portrait: portraitOf(instructorSlug),
  }));
  return { coaches, contents, scenes, messages } satisfies Record<string, Find[]>;
}

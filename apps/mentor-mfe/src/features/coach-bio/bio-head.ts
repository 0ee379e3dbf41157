import type { PageHead } from '@greenroom/navigation';
import type { messages } from '../../messages/index.ts';
import type { Coach } from '../../shared/coach/index.ts';

/** Returns a coach page's metadata for search results and previews, which also says that the coach is fictional. */
export function bioHead(coach: Coach, t: typeof messages.text): PageHead {
  const { name, summary, line, field } = coach;
  const title = t('bio.title', { name, field });
  const fiction = t('bio.fiction', { field });
  return {
    title,
    description: `${summary} ${t('quoted', { words: line })}`,
    subject: {
      '@type': 'ProfilePage',
      name: title,
      mainEntity: { '@type': 'Person', name, description: `${fiction} ${summary}`, knowsAbout: field },
    },
  };
}

import { bounds, localeTag } from '@greenroom/contracts';
import { currentLocale, formatDate } from '@greenroom/i18n';
import { texts } from './upload-texts.ts';

/** A title names so many people at most. */
const mostNamed = 3;
/** Names that transcription programs give to voices. */
const isPlaceholder = /^(?:speaker|sprecher(?:in)?|participant|teilnehmer(?:in)?|unknown|unbekannt)\b/i;

/**
 * Returns a function that names a meeting by the other people and the day (`YYYY-MM-DD`): "Meeting with Anna and Bo,
 * 12 Nov". Used for a meeting without a title.
 */
export function useMeetingTitle(): (others: readonly string[], day: string) => string {
  const t = texts.useText();
  return (others, day) => {
    const date = formatDate(`${day}T12:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    const people = others.filter((name) => name !== '' && !isPlaceholder.test(name));
    const rest = people.length - mostNamed;
    const named = rest > 1 ? [...people.slice(0, mostNamed), t('title.others', { count: rest })] : people;
    const title = t(named.length > 0 ? 'title.with' : 'title.day', { people: listOf(named), day: date });
    return title.length > bounds.meetingTitleLength ? t('title.day', { day: date }) : title;
  };
}

const listOf = (names: readonly string[]) => new Intl.ListFormat(localeTag[currentLocale()]).format(names);

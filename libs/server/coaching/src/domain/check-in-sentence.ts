import { escapeMarkdown } from './conversation-as-markdown.ts';
import { turned } from '@greenroom/house-engine';

/** What a person meant to do by a day (`YYYY-MM-DD`). */
export interface DueStep {
  text: string;
  dueOn: string;
}

const dayMs = 86_400_000;
/** From this many days ago on, a weekday alone would be understood as a more recent one. */
const weekDays = 7;

/**
 * Asks about a commitment whose day has come: "How did Monday go? You were going to ask your boss for a raise."
 * @param language of the conversation. The German text avoids addressing the person, since it could be "du" or "Sie".
 * @returns Markdown
 */
export function checkInSentence({ text, dueOn }: DueStep, today: string, language: 'en' | 'de'): string {
  const day = dayName(dueOn, today, language);
  const line = text.replace(/\s+/g, ' ').replace(/[\s.,;:!]+$/, '');
  if (language === 'de') return `Wie lief es ${day}? Vorgenommen war: „${escapeMarkdown(line)}“.`;
  const plain = line.replace(/[’`´]/g, "'").replace(/^(i'll|i will|i'm going to|i am going to|to)\s+/i, '');
  const step = turned(/^(I\b|\p{Lu}\p{Lu})/u.test(plain) ? plain : plain.charAt(0).toLowerCase() + plain.slice(1));
  return step === undefined
    ? `How did ${day} go? This was your plan: “${escapeMarkdown(line)}”.`
    : `How did ${day} go? You were going to ${escapeMarkdown(step)}.`;
}

function dayName(dueOn: string, today: string, language: 'en' | 'de'): string {
  if (dueOn === today) return language === 'de' ? 'heute' : 'today';
  const isNear = Date.parse(today) - Date.parse(dueOn) < weekDays * dayMs;
  const style = isNear ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const);
  const name = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { ...style, timeZone: 'UTC' });
  return `${language === 'de' ? 'am ' : ''}${name.format(new Date(dueOn))}`;
}

import type { SafetyRule } from '@greenroom/ports/moderator';

type Removable = Exclude<SafetyRule, 'self-harm-methods'>;

const why: Record<'en' | 'de', Record<Removable, string>> = {
  en: {
    violence: 'it threatened somebody',
    'sexual-minors': 'it was about sex and children',
    weapons: 'it asked how a weapon is made',
    hate: 'it put a group of people down',
  },
  de: {
    violence: 'sie jemanden bedroht hat',
    'sexual-minors': 'es darin um Sex und Kinder ging',
    weapons: 'sie gefragt hat, wie man eine Waffe baut',
    hate: 'sie eine Gruppe von Menschen herabgesetzt hat',
  },
};

/** Returns what the coach says when a message was removed, in the message's language. */
export function removalSentence(rule: Removable, text: string): string {
  return german.test(text)
    ? `Ich habe Ihre Nachricht entfernt, weil ${why.de[rule]}. Sagen Sie mir gern auf andere Weise, worum es Ihnen geht.`
    : `I removed your message because ${why.en[rule]}. If there is something behind it that you want to work on, tell me in other words.`;
}

const german = /[äöüß]|\b(ich|und|der|die|das|ein|eine|wie|nicht|sind|von|mit|alle|werde|will meinen)\b/i;

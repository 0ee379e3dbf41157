import { type Intent, intents } from '../src/intents/intents.ts';
import { linesOf } from './lines-of.ts';

export interface Phrasing {
  intent: Intent;
  locale: 'en' | 'de';
  text: string;
}

function asIntent(name: string | undefined): Intent {
  const intent = intents.find((one) => one === name);
  if (intent === undefined) throw new Error(`${name} is no intent`);
  return intent;
}

/** Reads lines of intent and text, one file per language. */
export function trainingPhrasings(): Phrasing[] {
  return (['en', 'de'] as const).flatMap((locale) =>
    linesOf(new URL(`./training/intents-${locale}.tsv`, import.meta.url)).map((line) => {
      const [intent, text] = line.split('\t');
      return { intent: asIntent(intent), locale, text: text! };
    }),
  );
}

/** Reads lines of intent, language and text that no tuning used. */
export function heldOutPhrasings(): Phrasing[] {
  return linesOf(new URL('./held-out/utterances.tsv', import.meta.url)).map((line) => {
    const [intent, locale, text] = line.split('\t');
    return { intent: asIntent(intent), locale: locale === 'de' ? 'de' : 'en', text: text! };
  });
}

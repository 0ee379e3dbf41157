import type { Scene, SceneCategory, Scenes } from './scenes.ts';

type Criterion = SceneCategory['rubric'][number];
type Language = 'en' | 'de';

/** The weakest moment of a rehearsed scene, about which a person asks a coach. */
export interface Rehearsal {
  /** The scene’s title. */
  title: string;
  /** The criterion’s name, and its score as it is written in the language of the message. */
  criterion: string;
  score: string;
  advice: string | null;
  /** The partner’s line, and the person’s answer to it. */
  push: string | null;
  said: string | null;
}

const asks = { en: 'What could I say instead?', de: 'Was könnte ich stattdessen sagen?' };

const words: Record<Language, (rehearsal: Rehearsal) => (string | null)[]> = {
  en: ({ title, criterion, score, advice, push, said }) => [
    `I rehearsed “${title}”.`,
    `${criterion} went worst: ${score} of 10.`,
    advice && `The notes say: “${advice}”`,
    push && `They said: “${push}”`,
    said && `I said: “${said}”`,
  ],
  de: ({ title, criterion, score, advice, push, said }) => [
    `Ich habe „${title}“ geprobt.`,
    `Am schwächsten war „${criterion}“: ${score} von 10.`,
    advice && `In der Auswertung steht: „${advice}“`,
    push && `Mein Gegenüber sagte: „${push}“`,
    said && `Ich habe gesagt: „${said}“`,
  ],
};

/** Returns the message with which a person asks a coach about the weakest moment of a scene. */
export const rehearsalMessage = (rehearsal: Rehearsal, language: Language): string =>
  [...words[language](rehearsal), asks[language]].filter((part) => part !== null).join(' ');

/** What a message of {@link rehearsalMessage} is about. */
export interface Rehearsed {
  language: Language;
  scene: Scene;
  criterion: Criterion;
  /** The check that the advice belongs to; undefined where the message quotes none. */
  check: Criterion['checks'][number] | undefined;
}

/** Reads a message of {@link rehearsalMessage}; undefined for others, and where the scene is not of the content. */
export function readRehearsalMessage(text: string, { categories }: Pick<Scenes, 'categories'>): Rehearsed | undefined {
  const said = text.trim();
  const language = (['en', 'de'] as const).find((one) => said.endsWith(asks[one]));
  if (!language) return undefined;
  const begins = (title: string, criterion = '') =>
    words[language]({ title, criterion, score: '', advice: null, push: null, said: null })
      .slice(0, criterion === '' ? 1 : 2)
      .join(' ')
      .replace(/ of 10\.$| von 10\.$/u, '');
  for (const category of categories) {
    const titleOf = ({ title, inGerman }: Scene) => (language === 'en' ? title : (inGerman?.title ?? title));
    const scene = category.scenes.find((one) => said.startsWith(begins(titleOf(one))));
    const criterion =
      scene && category.rubric.find(({ name }) => said.startsWith(begins(titleOf(scene), name[language]).trim()));
    if (!scene || !criterion) continue;
    return {
      ...{ language, scene, criterion },
      check: criterion.checks.find(({ advice }) => said.includes(advice[language])),
    };
  }
  return undefined;
}

import type { CustomForm } from '@greenroom/contracts';
import {
  categoryInLanguage,
  type CustomLinesFile,
  type CustomScene,
  type CustomSceneFile,
  type Scene,
  type SceneCategory,
  type SceneFile,
  sceneInLanguage,
  type Scenes,
} from '@greenroom/content';
import { mentions } from '@greenroom/speech-analysis';
import { describedIn } from './described/described.ts';
import { type Described, nothingDescribed } from './described/described-scene.ts';
import { withDescribed } from './described/with-described.ts';
import { matterOf } from './matter.ts';

/** What a scene is played and judged by, written or one's own. */
export interface Play extends Pick<
  SceneFile,
  | 'title'
  | 'situation'
  | 'yourRole'
  | 'goal'
  | 'minutes'
  | 'wants'
  | 'hides'
  | 'softens'
  | 'hardens'
  | 'opens'
  | 'opening'
  | 'subjects'
  | 'beats'
  | 'endings'
  | 'betterLines'
> {
  slug: string | null;
  category: SceneCategory;
  moves: NonNullable<SceneFile['moves']>;
  reactions: SceneFile['reactions'];
  partner: SceneFile['partner'];
  /** In which the written lines are. */
  language: 'en' | 'de';
  /** What is said on the line alone. */
  spoken: CustomLinesFile['spoken'];
  /** What the person wrote of it, in a scene of their own. */
  described: Described;
}

/** How a try names its scene. */
export interface SceneName {
  scenarioSlug: string | null;
  custom: CustomForm | null;
  categorySlug: string;
  language: 'en' | 'de';
}

/** The scene of a try; nothing where the content does not have it any more. */
export function playOf(scenes: Scenes, { scenarioSlug, custom, categorySlug, language }: SceneName): Play | undefined {
  const category = scenes.category(categorySlug);
  if (scenarioSlug !== null) {
    const scene = scenes.scene(scenarioSlug);
    return scene && category && writtenPlay(scene, category, language, scenes.custom);
  }
  return custom && category && scenes.custom ? customPlay(custom, scenes.custom, category, language) : undefined;
}

/**
 * A written scene in the language asked for, where it is written in it, else in English.
 * @param custom has what is said on the line alone, in German
 */
export function writtenPlay(
  scene: Scene,
  category: SceneCategory,
  wanted: 'en' | 'de',
  custom: CustomScene | undefined,
): Play {
  const written = sceneInLanguage(scene, wanted);
  const { language, moves = {} } = written;
  const spoken = language === 'de' && custom ? custom.inGerman.spoken : spokenInEnglish;
  return {
    ...written,
    moves,
    category: categoryInLanguage(category, language),
    language,
    spoken,
    described: nothingDescribed,
  };
}

/** The category whose rubric and reactions go with whom one talks to in a scene of one's own. */
export function categoryFor({ aiRole }: Pick<CustomForm, 'aiRole'>, { roles }: CustomSceneFile): string {
  const found = roles.find(({ words }) => words.length === 0 || mentions(aiRole, words));
  return (found ?? roles.at(-1))!.category;
}

/** A scene out of what somebody wrote down: their words are what it is about, the course is the same for all. */
function customPlay(form: CustomForm, file: CustomScene, category: SceneCategory, language: 'en' | 'de'): Play {
  const name = form.aiRoleName === '' ? form.aiRole : form.aiRoleName;
  const described = describedIn(form, language);
  const course =
    language === 'de' ? inGerman(file, category) : { ...file, category, language, spoken: spokenInEnglish };
  const said = language === 'de' ? file.inGerman.described : file.described;
  return {
    ...file,
    ...course,
    ...withDescribed(course, said, described),
    described,
    slug: null,
    title: form.roleplayName,
    situation: form.description,
    yourRole: '',
    goal: '',
    opens: 'partner',
    partner: { name, role: form.aiRole, voice: 'woman-low', personality: '' },
    subjects: [{ slug: 'matter', words: matterOf(`${form.roleplayName}. ${form.description}`) }, ...file.subjects],
    moves: {},
    reactions: {},
    betterLines: {},
  };
}

/** The same course with German lines; also what the category has in English alone. */
function inGerman(file: CustomScene, category: SceneCategory) {
  const { opening, beats, endings, reactions, provoked, spoken } = file.inGerman;
  const { agreed, partly, walkedAway } = file.endings;
  return {
    opening,
    beats: file.beats.map((beat) => ({ ...beat, lines: beats[beat.slug]! })),
    endings: {
      agreed: { ...agreed, lines: endings.agreed },
      partly: { ...partly, lines: endings.partly },
      walkedAway: { ...walkedAway, lines: endings.walkedAway },
      outOfTime: { lines: endings.outOfTime },
    },
    category: { ...category, reactions, provoked },
    language: 'de' as const,
    spoken,
  };
}

const spokenInEnglish: CustomLinesFile['spoken'] = {
  hello: ['Hello?', 'Yes?', 'Hello, yes?'],
  fillers: ['Hm.', 'Well.', 'Let me think.'],
  lostThread: ['Sorry, where were we?', 'Sorry, say that again?', 'I lost you for a second. Once more?'],
  goodbyes: ['Right, I have to go. Bye.', 'I think that’s it for now. Goodbye.'],
};

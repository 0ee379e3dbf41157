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

/** What a scene, written or custom, is played and judged by. */
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
  /** Language of the written lines. */
  language: 'en' | 'de';
  /** Lines used only in voice calls. */
  spoken: CustomLinesFile['spoken'];
  /** What the person wrote about a custom scene. */
  described: Described;
}

/** Identifies the scene of a session. */
export interface SceneName {
  scenarioSlug: string | null;
  custom: CustomForm | null;
  categorySlug: string;
  language: 'en' | 'de';
}

/** Returns the scene of a session; undefined where the content no longer has it. */
export function playOf(scenes: Scenes, { scenarioSlug, custom, categorySlug, language }: SceneName): Play | undefined {
  const category = scenes.category(categorySlug);
  if (scenarioSlug !== null) {
    const scene = scenes.scene(scenarioSlug);
    return scene && category && writtenPlay(scene, category, language, scenes.custom);
  }
  return custom && category && scenes.custom ? customPlay(custom, scenes.custom, category, language) : undefined;
}

/**
 * Returns a written scene in the language asked for, or in English where it has no such version.
 * @param custom provides the German lines for voice calls
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

/** Returns the category whose rubric and reactions fit the partner's role in a custom scene. */
export function categoryFor({ aiRole }: Pick<CustomForm, 'aiRole'>, { roles }: CustomSceneFile): string {
  const found = roles.find(({ words }) => words.length === 0 || mentions(aiRole, words));
  return (found ?? roles.at(-1))!.category;
}

/** Builds a scene from the person's form: their words are its subject, the course is the same for all custom scenes. */
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

/** Returns the same course with German lines, also for lines that the category only has in English. */
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

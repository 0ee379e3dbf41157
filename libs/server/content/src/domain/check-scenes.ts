import {
  type CategoryLinesFile,
  type CustomLinesFile,
  type CustomSceneFile,
  customSubjects,
  type Needs,
  type SceneCategoryFile,
  type SceneFile,
  type SceneLinesFile,
} from './scene-files.ts';
import type { Problems, SourceFile } from './source-file.ts';

export interface ReadScene extends SourceFile<SceneFile> {
  slug: string;
  inGerman: SceneLinesFile | undefined;
}

export interface ReadCategory extends SourceFile<SceneCategoryFile> {
  slug: string;
  scenes: readonly ReadScene[];
  inGerman: CategoryLinesFile | undefined;
}

/** The length of a situation in words: half a minute of reading. */
const situationWords = { min: 60, max: 120 };
const fewestBetterLines = 5;
/** Two situations that share more than this part of their words count as the same scene. */
const mostShared = 0.5;

type Path = (string | number)[];

/** Checks a category with its scenes: whether they agree, and whether all references are valid. */
export function checkSceneCategory(category: ReadCategory, problems: Problems): void {
  const { rubric, subcategories } = category.value;
  const checks = rubric.flatMap((criterion) => criterion.checks.map(({ slug }) => slug));
  const shelves = subcategories.map(({ slug }) => slug);
  for (const [what, slugs] of [
    ['check', checks],
    ['criterion', rubric.map(({ slug }) => slug)],
    ['subcategory', shelves],
  ] as const)
    for (const slug of repeated(slugs)) problems.add(category.file, 1, `the ${what} "${slug}" stands twice`);
  if (category.scenes.length === 0) problems.add(category.file, 1, 'has no scenes');

  for (const scene of category.scenes) {
    const wrong = (path: Path, what: string) => problems.add(scene.file, scene.lineOf(path), what);
    const { subcategory, situation, betterLines } = scene.value;
    if (!shelves.includes(subcategory)) wrong(['subcategory'], `the category has no subcategory "${subcategory}"`);
    const words = wordsOf(situation).length;
    if (words < situationWords.min || words > situationWords.max)
      wrong(['situation'], `has ${words} words; a situation has ${situationWords.min} to ${situationWords.max}`);
    const named = Object.keys(betterLines);
    for (const slug of named)
      if (!checks.includes(slug)) wrong(['betterLines', slug], `the rubric has no check "${slug}"`);
    if (named.length < fewestBetterLines)
      wrong(['betterLines'], `has ${named.length} better lines; a scene has at least ${fewestBetterLines}`);
    checkCourse(
      scene.value,
      scene.value.subjects.map(({ slug }) => slug),
      wrong,
    );
  }
}

/** Checks that the custom scene refers only to existing categories, subjects and beats. */
export function checkCustomScene(
  { file, value, lineOf }: SourceFile<CustomSceneFile>,
  categories: readonly string[],
  problems: Problems,
): void {
  const wrong = (path: Path, what: string) => problems.add(file, lineOf(path), what);
  value.roles.forEach(({ category }, index) => {
    if (!categories.includes(category)) wrong(['roles', index], `there is no category "${category}"`);
  });
  if ((value.roles.at(-1)?.words.length ?? 0) > 0) wrong(['roles'], 'the last fits everyone, and has no words');
  checkCourse(value, customSubjects, wrong);
  checkDescribedLines(value.described, value.beats, wrong);
}

/** The placeholders for parts of a custom scene's description. */
const describedNames = ['topic', 'holds', 'holdsToo', 'fears'];

function checkDescribedLines(
  { opening, beats }: CustomSceneFile['described'],
  known: readonly { slug: string }[],
  wrong: Wrong,
): void {
  const check = (said: readonly string[], path: Path) => {
    const filled = said.map((line) =>
      line.replace(/\{(\w+)\}/gu, (whole, name: string) => (describedNames.includes(name) ? name : whole)),
    );
    if (said.some((line, index) => line === filled[index]))
      wrong(path, `names nothing of the description (${describedNames.map((name) => `{${name}}`).join(', ')})`);
    checkSpoken(filled, path, wrong);
  };
  for (const [name, said] of Object.entries(opening)) check(said, ['described', 'opening', name]);
  for (const [slug, said] of Object.entries(beats)) {
    if (!known.some((beat) => beat.slug === slug)) wrong(['described', 'beats', slug], `there is no beat "${slug}"`);
    check(said, ['described', 'beats', slug]);
  }
}

type Wrong = (path: Path, what: string) => void;

/** Checks that the translated lines of the custom scene belong to its beats, and can be spoken. */
export function checkCustomLines(
  { file, value, lineOf }: SourceFile<CustomLinesFile>,
  { beats }: Pick<CustomSceneFile, 'beats'>,
  problems: Problems,
): void {
  const wrong: Wrong = (path, what) => problems.add(file, lineOf(path), what);
  checkBeatLines(value.beats, beats, wrong);
  for (const part of ['opening', 'endings', 'provoked', 'spoken'] as const)
    for (const [name, said] of Object.entries(value[part])) checkSpoken(said, [part, name], wrong);
  checkDescribedLines(value.described, beats, wrong);
  checkReactions(value.reactions, wrong);
}

/** Checks that a scene's translated lines have the same beats, subjects and checks, and can be spoken. */
export function checkSceneLines(
  { file, value, lineOf }: SourceFile<SceneLinesFile>,
  scene: SceneFile,
  problems: Problems,
): void {
  const wrong: Wrong = (path, what) => problems.add(file, lineOf(path), what);
  checkBeatLines(value.beats, scene.beats, wrong);
  const subjects = scene.subjects.map(({ slug }) => slug);
  checkSameNames(Object.keys(value.subjects), subjects, 'subjects', wrong);
  checkSameNames(Object.keys(value.betterLines), Object.keys(scene.betterLines), 'betterLines', wrong);
  checkSameNames(Object.keys(value.reactions), Object.keys(scene.reactions), 'reactions', wrong);
  for (const part of ['opening', 'endings'] as const)
    for (const [name, said] of Object.entries(value[part])) checkSpoken(said, [part, name], wrong);
  checkReactions(value.reactions, wrong);
}

/** Checks that a category's translated lines react to the same acts, and that its checks have their words. */
export function checkCategoryLines(
  { file, value, lineOf }: SourceFile<CategoryLinesFile>,
  { reactions, rubric }: SceneCategoryFile,
  problems: Problems,
): void {
  const wrong: Wrong = (path, what) => problems.add(file, lineOf(path), what);
  checkSameNames(Object.keys(value.reactions), Object.keys(reactions), 'reactions', wrong);
  const byWords = rubric
    .flatMap(({ checks }) => checks)
    .filter(({ detect }) => detect.some(({ words }) => words !== undefined));
  const checks = byWords.map(({ slug }) => slug);
  checkSameNames(Object.keys(value.words ?? {}), checks, 'words', wrong);
  for (const [name, said] of Object.entries(value.provoked)) checkSpoken(said, ['provoked', name], wrong);
  checkReactions(value.reactions, wrong);
}

function checkBeatLines(lines: Record<string, string[]>, beats: SceneFile['beats'], wrong: Wrong): void {
  for (const { slug } of beats) if (!lines[slug]) wrong(['beats'], `leaves out the beat "${slug}"`);
  for (const [slug, said] of Object.entries(lines)) {
    if (!beats.some((beat) => beat.slug === slug)) wrong(['beats', slug], `there is no beat "${slug}"`);
    checkSpoken(said, ['beats', slug], wrong);
  }
}

function checkReactions(reactions: SceneFile['reactions'], wrong: Wrong): void {
  for (const [act, moods] of Object.entries(reactions))
    for (const [mood, said] of Object.entries(moods)) checkSpoken(said, ['reactions', act, mood], wrong);
}

function checkSameNames(names: readonly string[], english: readonly string[], part: string, wrong: Wrong): void {
  for (const name of english) if (!names.includes(name)) wrong([part], `leaves out "${name}"`);
  for (const name of names) if (!english.includes(name)) wrong([part, name], `the English file has no "${name}"`);
}

/** Checks that no two scenes share a title, a partner's name, a situation or a spoken line. */
export function checkApart(scenes: readonly ReadScene[], problems: Problems): void {
  const seen = new Map<string, ReadScene>();
  const situations = scenes.map((scene) => ({ scene, words: new Set(wordsOf(scene.value.situation)) }));
  for (const scene of scenes) {
    const { title, beats, endings, opening, partner } = scene.value;
    const said = [...beats, ...Object.values(endings)].flatMap(({ lines }) => lines);
    const once = [title, partner.name, scene.slug, ...said, ...Object.values(opening).flat()].map(plain);
    for (const text of new Set(once)) {
      const other = seen.get(text);
      if (other && other !== scene) problems.add(scene.file, 1, `“${text}” stands in ${other.file} as well`);
      seen.set(text, scene);
    }
  }
  situations.forEach(({ scene, words }, index) => {
    for (const other of situations.slice(0, index)) {
      const shared = words.intersection(other.words).size / words.union(other.words).size;
      if (shared > mostShared)
        problems.add(scene.file, scene.lineOf(['situation']), `is ${other.scene.file} told once more`);
    }
  });
}

function checkCourse(
  { beats, endings }: Pick<SceneFile, 'beats' | 'endings'>,
  subjects: readonly string[],
  wrong: Wrong,
): void {
  const slugs = beats.map(({ slug }) => slug);
  for (const slug of repeated(slugs)) wrong(['beats'], `the beat "${slug}" stands twice`);
  const checkNeeds = (needs: Needs, path: Path, known: readonly string[]) => {
    for (const subject of needs.subjects ?? [])
      if (!subjects.includes(subject)) wrong([...path, 'subjects'], `the scene has no subject "${subject}"`);
    for (const beat of needs.after ?? [])
      if (!known.includes(beat)) wrong([...path, 'after'], `there is no beat "${beat}" to come after`);
  };
  beats.forEach(({ slug, needs, lines }, index) => {
    checkNeeds(
      needs,
      ['beats', index, 'needs'],
      slugs.filter((other) => other !== slug),
    );
    checkSpoken(lines, ['beats', index, 'lines'], wrong);
  });
  for (const [name, ending] of Object.entries(endings)) {
    if ('needs' in ending) checkNeeds(ending.needs, ['endings', name, 'needs'], slugs);
    checkSpoken(ending.lines, ['endings', name, 'lines'], wrong);
  }
  if (beatsInCircle(beats)) wrong(['beats'], 'wait for each other in a circle');
}

/** Checks that lines can be spoken: no stage directions, no markup. */
function checkSpoken(lines: readonly string[], path: Path, wrong: Wrong): void {
  lines.forEach((line, index) => {
    if (/[[\]()*_#<>{}]/.test(line)) wrong([...path, index], `nobody can say this aloud: “${line}”`);
  });
}

function beatsInCircle(beats: SceneFile['beats']): boolean {
  const reached = new Set<string>();
  for (let size = -1; size < reached.size;) {
    size = reached.size;
    for (const { slug, needs } of beats) if ((needs.after ?? []).every((one) => reached.has(one))) reached.add(slug);
  }
  return reached.size < beats.length;
}

const repeated = (slugs: readonly string[]) => slugs.filter((slug, index) => slugs.indexOf(slug) < index);
const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
const wordsOf = (text: string) =>
  plain(text)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

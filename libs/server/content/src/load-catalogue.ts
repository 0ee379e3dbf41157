import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { checkGerman, checkGermanCoach, type ReadGermanItem } from './domain/check-german.ts';
import { checkShelf, type ReadItem } from './domain/check-shelf.ts';
import {
  type Catalogue,
  CategoriesFile,
  type Coach,
  CoachFile,
  CoachInGermanFile,
  ItemFrontMatter,
  ItemInGermanFile,
  type OccasionKind,
  OccasionsFile,
  SynonymsFile,
} from './domain/content-files.ts';
import { groupUuid, itemUuid } from './domain/name-uuid.ts';
import { MovesFile } from './domain/move-files.ts';
import type { Scenes } from './domain/scenes.ts';
import { Problems, readYaml, splitFrontMatter } from './domain/source-file.ts';
import { inOrder, type ReadText } from './in-order.ts';
import { loadScenes } from './load-scenes.ts';
import { loadDirectAnswers } from './load-direct-answers.ts';
import { loadFieldQuestions } from './load-field-questions.ts';
import { listIn } from './list-in.ts';
import { loadSentences } from './load-sentences.ts';
import { loadRejoinders } from './load-rejoinders.ts';
import { loadFallbacks, loadSituations } from './load-situations.ts';
import { loadTerms } from './load-terms.ts';

/** Everything that is wrong with the content, one `file:line: what` per line. */
export class ContentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `The content has ${problems.length === 1 ? 'a mistake' : `${problems.length} mistakes`}:\n${problems.join('\n')}`,
    );
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/**
 * Reads and validates everything under a content folder.
 * @returns coaches in the order of their categories, within one in the order of `coaches/order.yaml`; each shelf in
 * order
 * @throws ContentError that lists all mistakes at once, with file and line
 */
export async function loadCatalogue(folder: string): Promise<Catalogue> {
  const problems = new Problems();
  const text = async (path: string) => ({
    file: join(basename(folder), relative(folder, path)),
    text: await readFile(path, 'utf8'),
  });
  const categoriesPath = join(folder, 'categories.yaml');
  const categories = readYaml(CategoriesFile, await text(categoriesPath), problems)?.value ?? [];
  const coachFolders = await coachesInOrder(join(folder, 'coaches'), text, problems);

  const readItem = async (path: string): Promise<ReadItem | undefined> => {
    const source = await text(path);
    const parts = splitFrontMatter(source.file, source.text, problems);
    const front = parts && readYaml(ItemFrontMatter, parts.frontMatter, problems);
    return front && { ...front, slug: basename(path, '.md'), body: parts.body };
  };

  /** Reads the German items by slug; reports those without an English file. */
  const readGerman = async (library: string, all: readonly string[], english: readonly string[]) => {
    const names = all.filter((name) => name.endsWith('.de.md'));
    const read = await Promise.all(
      names.map(async (name): Promise<ReadGermanItem | undefined> => {
        const source = await text(join(library, name));
        const itemSlug = basename(name, '.de.md');
        if (!english.includes(`${itemSlug}.md`)) problems.add(source.file, 1, 'has no English item beside it');
        const parts = splitFrontMatter(source.file, source.text, problems);
        const front = parts && readYaml(ItemInGermanFile, parts.frontMatter, problems);
        return front && { ...front, slug: itemSlug, body: parts.body };
      }),
    );
    return new Map(read.filter((one) => one !== undefined).map((one) => [one.slug, one]));
  };

  const readCoach = async (slug: string): Promise<Coach | undefined> => {
    const own = join(folder, 'coaches', slug);
    const coach = readYaml(CoachFile, await text(join(own, 'coach.yaml')), problems);
    const germanFile = (await readdir(own)).find((name) => name === 'coach.de.yaml');
    const texts = germanFile && readYaml(CoachInGermanFile, await text(join(own, germanFile)), problems);
    const library = join(own, 'library');
    const all = (await readdir(library).catch(() => [])).filter((name) => name.endsWith('.md')).sort();
    const files = all.filter((name) => !name.endsWith('.de.md'));
    const read = await Promise.all(files.map((name) => readItem(join(library, name))));
    const german = await readGerman(library, all, files);
    const items = read.filter((item) => item !== undefined);
    if (!coach) return undefined;
    if (coach.value.slug !== slug) problems.add(coach.file, coach.lineOf(['slug']), `its folder is called "${slug}"`);
    if (texts) checkGermanCoach(texts, coach.value, problems);
    if (items.length === files.length) checkShelf(coach, items, categories, problems);
    for (const item of items) {
      const inGerman = german.get(item.slug);
      if (inGerman) checkGerman(inGerman, item, problems);
    }
    const shelf = items.map((item) => ({
      ...item.value,
      uuid: itemUuid(slug, item.slug),
      parentUuid: groupUuid(slug, item.value.category),
      slug: item.slug,
      coach: slug,
      body: item.body,
      german: textsOf(german.get(item.slug)),
    }));
    return { ...coach.value, shelf: shelf.sort((a, b) => a.order - b.order), german: texts ? texts.value : undefined };
  };

  const coaches = (await Promise.all(coachFolders.map(readCoach))).filter((coach) => coach !== undefined);
  const scenes = await loadScenes(join(folder, 'scenes'), text, problems);
  for (const { slug, coach } of scenes.categories)
    if (!coachFolders.includes(coach))
      problems.add(`content/scenes/${slug}/category.yaml`, 1, `there is no coach "${coach}"`);
  const synonyms = await listIn(SynonymsFile, join(folder, 'synonyms.yaml'), text, problems);
  const occasions = await listIn(OccasionsFile, join(folder, 'occasions.yaml'), text, problems);
  checkOccasions(occasions, { coaches, scenes }, problems);
  const situations = await loadSituations(join(folder, 'situations'), { coaches, scenes }, text, problems);
  const fallbacks = await loadFallbacks(join(folder, 'fallbacks.yaml'), { coaches, scenes }, text, problems);
  const rejoinders = await loadRejoinders(join(folder, 'rejoinders'), text, problems);
  const moveReplies = await listIn(MovesFile, join(folder, 'moves.yaml'), text, problems);
  const terms = await loadTerms(folder, coachFolders, text, problems);
  const directAnswers = await loadDirectAnswers(join(folder, 'answers'), coaches, text, problems);
  const fieldQuestions = await loadFieldQuestions(join(folder, 'field-questions'), coachFolders, text, problems);
  const sentences = await loadSentences(join(folder, 'sentences'), coachFolders, text, problems);
  if (problems.lines.length > 0) throw new ContentError(problems.lines.sort());
  return catalogueOf({
    categories,
    coaches,
    scenes,
    synonyms,
    occasions,
    situations,
    fallbacks,
    rejoinders,
    moveReplies,
    terms,
    directAnswers,
    fieldQuestions,
    sentences,
  });
}

/** Adds to the problems what an occasion names that does not exist: a coach, a scene, an item of the coach's shelf. */
function checkOccasions(
  occasions: readonly OccasionKind[],
  { coaches, scenes }: { coaches: readonly Coach[]; scenes: Scenes },
  problems: Problems,
): void {
  for (const { slug, coach, scenes: named, item } of occasions) {
    const shelf = coaches.find((one) => one.slug === coach)?.shelf ?? [];
    const unknown = [
      ...(coaches.some((one) => one.slug === coach) ? [] : [coach]),
      ...named.filter((one) => !scenes.scene(one)),
      ...(shelf.some((one) => one.slug === item) ? [] : [item]),
    ];
    for (const one of unknown)
      problems.add('content/occasions.yaml', 1, `"${slug}" names "${one}", which there is not`);
  }
}

const textsOf = (german: ReadGermanItem | undefined) => german && { ...german.value, body: german.body };

async function coachesInOrder(folder: string, text: ReadText, problems: Problems): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const slugs = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return inOrder(folder, slugs, text, problems);
}

type ReadContent = Omit<Catalogue, 'coach' | 'item'>;

function catalogueOf({ coaches: read, ...content }: ReadContent): Catalogue {
  const rank = (coach: Coach) => content.categories.findIndex((category) => category.slug === coach.category);
  const coaches = [...read].sort((a, b) => rank(a) - rank(b));
  const bySlug = new Map(coaches.map((coach) => [coach.slug, coach]));
  return {
    ...content,
    coaches,
    coach: (slug) => bySlug.get(slug),
    item: (coachSlug, uuidOrSlug) =>
      bySlug.get(coachSlug)?.shelf.find((item) => item.uuid === uuidOrSlug || item.slug === uuidOrSlug),
  };
}

import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';

/** Files of a content folder, by their path in it. */
export type ContentFiles = Record<string, string>;

/**
 * Returns a small valid content: two coaches in two categories, with three items on each shelf, the third also in
 * German. Tests use it as it is or change one thing.
 */
export function soundContent(): ContentFiles {
  return {
    'categories.yaml': stringify([
      { slug: 'stage', name: { en: 'Stage', de: 'Bühne' } },
      { slug: 'calm', name: { en: 'Calm', de: 'Ruhe' } },
      { slug: 'empty', name: { en: 'Empty', de: 'Leer' } },
    ]),
    'coaches/order.yaml': stringify(['ada-calm', 'bo-stage']),
    ...coachFiles('ada-calm', 'calm'),
    ...coachFiles('bo-stage', 'stage'),
  };
}

/** Writes the files to a new folder called `content`. */
export function writeContent(files: ContentFiles): { folder: string; remove(): void } {
  const parent = mkdtempSync(join(tmpdir(), 'greenroom-content-'));
  const folder = join(parent, 'content');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { folder, remove: () => rmSync(parent, { recursive: true, force: true }) };
}

function coachFiles(slug: string, category: string): ContentFiles {
  const items = ['first-item', 'second-item', 'third-item'];
  return {
    [`coaches/${slug}/coach.yaml`]: stringify(coachFile(slug, category)),
    ...Object.fromEntries(
      items.map((item, index) => [
        `coaches/${slug}/library/${item}.md`,
        `---\n${stringify(frontMatter(item, index + 1, items[(index + 1) % 3]!))}---\n${body(item)}\n`,
      ]),
    ),
    [`coaches/${slug}/library/third-item.de.md`]: `---\n${stringify(inGerman('third-item'))}---\n${germanBody}\n`,
  };
}

const lines = (count: number, what: string) => Array.from({ length: count }, (_, index) => `${what} ${index + 1}.`);
const questions = (what: string) => Array.from({ length: 6 }, (_, index) => `${what} ${index + 1}?`);

function coachFile(slug: string, category: string) {
  return {
    slug,
    name: slug.replace(/(^|-)./g, (letter) => letter.replace('-', ' ').toUpperCase()),
    pronouns: { subject: 'she', object: 'her', possessive: 'her' },
    field: `Field of ${slug}`,
    category,
    line: 'A line.',
    summary: 'A summary.',
    manner: 'Dry.',
    goodFor: 'Much',
    lessGoodFor: 'Little',
    languages: ['en', 'de'],
    voice: {
      embedded: {
        en: { engine: 'pico', voice: 'en-GB', shift: 1, pace: 1 },
        de: { engine: 'pico', voice: 'de-DE', shift: 1, pace: 1 },
      },
      vendor: 'sage',
      hello: { en: 'Hello from here.', de: 'Hallo von hier.' },
    },
    story: 'A story.\n',
    method: { name: 'Step by step', summary: 'One step, then the next.' },
    topics: Array.from({ length: 6 }, (_, index) => ({
      slug: `topic-${index + 1}`,
      title: `Topic ${index + 1}`,
      opener: 'Why?',
    })),
    categories: [
      { slug: 'one', name: 'One', description: 'The first.' },
      { slug: 'two', name: 'Two', description: 'The second.' },
    ],
    speech: {
      greetings: lines(4, 'Hello'),
      acknowledgements: lines(10, 'I hear you'),
      quoteLeads: lines(8, 'From {title}:'),
      cardLeads: lines(6, 'The rest'),
      questions: {
        goal: questions('Goal'),
        reality: questions('Reality'),
        options: questions('Option'),
        nextStep: questions('Next'),
      },
      nothingOnShelf: lines(5, 'Nothing'),
      offTopic: lines(4, 'Elsewhere'),
      thanks: lines(4, 'Welcome'),
      dontKnow: lines(5, 'Smaller'),
      anger: lines(4, 'Heat'),
      grief: lines(4, 'Sorry'),
      insult: lines(4, 'Noted'),
      gibberish: lines(4, 'Again'),
      aboutItself: lines(4, 'A program'),
      goodbye: lines(4, 'Bye'),
    },
  };
}

/** Returns German texts for a coach of {@link soundContent}. */
export function coachInGerman() {
  const { topics, categories } = coachFile('bo-stage', 'stage');
  return {
    ...{
      field: 'Fach',
      line: 'Ein Satz.',
      summary: 'Kurz.',
      manner: 'Trocken.',
      goodFor: 'Viel',
      lessGoodFor: 'Wenig',
    },
    ...{
      story: 'Eine Geschichte.\n',
      method: { name: 'Schritt für Schritt', summary: 'Erst einer, dann der nächste.' },
    },
    topics: topics.map((topic) => ({ ...topic, title: 'Thema', opener: 'Warum?' })),
    categories,
  };
}

function frontMatter(item: string, order: number, related: string) {
  return {
    title: `Title of ${item}`,
    kind: 'lesson',
    category: order === 3 ? 'two' : 'one',
    order,
    summary: `Summary of ${item}.`,
    art: 'mic',
    minutes: 3,
    answers: Array.from({ length: 8 }, (_, index) => `how about ${item} ${index + 1}`),
    quotes: quotes(item),
    asks: ['What?', 'How?', 'When?'],
    related: [related],
    care: 'none',
  };
}

const germanQuotes = ['Eins', 'Zwei', 'Drei', 'Vier'].map((number) => `${number} steht hier.`);
const germanBody = `## Überschrift\n\n${germanQuotes.join(' ')}`;

function inGerman(item: string) {
  return {
    title: `Titel von ${item}`,
    summary: 'Auf Deutsch.',
    answers: Array.from({ length: 8 }, (_, at) => `Frage ${at + 1}`),
    quotes: germanQuotes,
    asks: ['Eins?', 'Zwei?', 'Drei?'],
  };
}

const quotes = (item: string) => ['One', 'Two', 'Three', 'Four'].map((number) => `${number} of ${item} stands here.`);

function body(item: string): string {
  return `## Heading\n\n${quotes(item).join(' ')}\n\n${'word '.repeat(450).trim()}`;
}

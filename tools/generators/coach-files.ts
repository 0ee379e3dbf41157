import { stringify } from 'yaml';
import type { Spellings } from './names.ts';

/** A file to write: its path from the workspace's root, and its text. */
interface NewFile {
  path: string;
  text: string;
}

const several = (count: number, text: string) => Array.from({ length: count }, (_, index) => `${text} (${index + 1})`);
const questions = (count: number, about: string) => several(count, `Which question about ${about} would they ask?`);

/**
 * Returns a coach with two items, all placeholders, with which the site starts: in the counts that the content's
 * schemas require.
 */
export function coachFiles({ kebab, words }: Spellings): NewFile[] {
  const folder = `content/coaches/${kebab}`;
  return [
    { path: `${folder}/coach.yaml`, text: stringify(coach(kebab, words)) },
    { path: `${folder}/library/${kebab}-first.md`, text: item('First', 1, `${kebab}-second`) },
    { path: `${folder}/library/${kebab}-second.md`, text: item('Second', 2, `${kebab}-first`) },
  ];
}

function coach(slug: string, words: string) {
  return {
    slug,
    name: words.replaceAll(/\b\w/g, (letter) => letter.toUpperCase()),
    pronouns: { subject: 'they', object: 'them', possessive: 'their' },
    field: 'Their field',
    category: 'leadership',
    line: 'The one sentence they would say.',
    summary: 'What they help with, in one sentence.',
    manner: 'How they speak.',
    goodFor: 'What they are good for',
    lessGoodFor: 'What somebody else is better for',
    languages: ['en'],
    story: 'Three paragraphs of a life that we made up.\n',
    method: { name: 'The name of their method', summary: 'What it is, in two sentences.' },
    topics: Array.from({ length: 6 }, (_, index) => ({
      slug: `topic-${index + 1}`,
      title: `Topic ${index + 1}`,
      opener: 'Which question opens this topic?',
    })),
    categories: [{ slug: 'beginnings', name: 'Beginnings', description: 'What stands in this group of the shelf.' }],
    voice: {
      embedded: {
        en: { engine: 'pico', voice: 'en-GB', shift: 1, pace: 1 },
        de: { engine: 'pico', voice: 'de-DE', shift: 1, pace: 1 },
      },
      vendor: 'sage',
      hello: { en: 'A few words to hear on their page.', de: 'Dieselben Worte auf Deutsch.' },
    },
    speech: speech(),
  };
}

function speech() {
  const four = ['offTopic', 'thanks', 'anger', 'grief', 'insult', 'gibberish', 'aboutItself', 'goodbye'];
  return {
    greetings: several(4, 'A greeting of theirs.'),
    acknowledgements: several(10, 'How they say that they heard.'),
    quoteLeads: several(8, 'What they say before they quote {title}:'),
    cardLeads: several(6, 'What they say before they show an item.'),
    questions: {
      goal: questions(6, 'the goal'),
      reality: questions(6, 'how things are'),
      options: questions(6, 'what could be done'),
      nextStep: questions(6, 'the next step'),
    },
    nothingOnShelf: several(5, 'What they say when their shelf has nothing.'),
    dontKnow: several(5, 'How they say that they do not know.'),
    ...Object.fromEntries(four.map((occasion) => [occasion, several(4, `What they say: ${occasion}.`)])),
  };
}

/** Returns an item of some 450 words. */
function item(title: string, order: number, related: string): string {
  const quotes = several(4, `A sentence of the ${title.toLowerCase()} worth quoting.`);
  // Items must differ from each other, so every word is unique.
  const words = (sentence: number) =>
    ['a', 'b', 'c', 'd', 'e'].map((letter) => `${title.toLowerCase()}${sentence}${letter}`);
  const body = Array.from({ length: 60 }, (_, sentence) => `To be written: ${words(sentence).join(' ')}.`);
  const front = {
    title: `${title} item`,
    kind: 'lesson',
    category: 'beginnings',
    order,
    summary: 'What this item is for, in one sentence.',
    art: 'chairs',
    minutes: 2,
    answers: several(8, 'how people ask for this'),
    quotes,
    asks: questions(3, 'this'),
    related: [related],
    care: 'none',
  };
  return `---\n${stringify(front)}---\n${[...quotes, ...body].join(' ')}\n`;
}

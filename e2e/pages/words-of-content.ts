import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, '../../content');

interface CoachWords {
  [name: string]: unknown;
  method: object;
  topics: Record<string, string>[];
  categories: Record<string, string>[];
}

/** Returns the English texts of the content that pages show in full: of coaches, their items and scenes. */
export function textsOfContent(): string[] {
  const texts: unknown[] = [];
  const some = (of: object, ...names: string[]) => names.forEach((name) => texts.push((of as CoachWords)[name]));
  const filesIn = (path: string) => readdirSync(join(folder, path), { withFileTypes: true });
  for (const coach of filesIn('coaches').filter((entry) => entry.isDirectory())) {
    const written = read(`coaches/${coach.name}/coach.yaml`);
    some(written, 'field', 'line', 'summary', 'manner', 'goodFor', 'lessGoodFor');
    some(written.method, 'name', 'summary');
    written.topics.forEach((topic) => some(topic, 'title', 'opener'));
    written.categories.forEach((category) => some(category, 'name'));
    for (const { name } of filesIn(`coaches/${coach.name}/library`).filter((entry) => !entry.name.endsWith('.de.md')))
      some(read(`coaches/${coach.name}/library/${name}`), 'title', 'summary');
  }
  for (const category of filesIn('scenes').filter((entry) => entry.isDirectory()))
    for (const { name } of filesIn(`scenes/${category.name}`).filter(
      (entry) => entry.name !== 'category.yaml' && !entry.name.endsWith('.de.yaml'),
    ))
      some(read(`scenes/${category.name}/${name}`), 'title', 'summary');
  return texts.filter((text): text is string => typeof text === 'string');
}

function read(path: string): CoachWords {
  const text = readFileSync(join(folder, path), 'utf8');
  return parse(path.endsWith('.md') ? text.split(/^---$/m)[1]! : text) as CoachWords;
}

/** Finds English text marked as German and German text marked as English on a German page. */
export async function saidInTheWrongLanguage(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate((all) => {
    const known = new Set(all);
    const long = all.filter((text) => text.length > 11);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const wrong: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent!.trim();
      const parent = walker.currentNode.parentElement!;
      if (text === '' || parent.closest('script, style, noscript')) continue;
      const language = parent.closest('[lang]')!.getAttribute('lang')!;
      const english = known.has(text) || long.some((one) => text.includes(one));
      if (english && !language.startsWith('en')) wrong.push(`not marked as English: ${text}`);
      const german = /\b(und|oder|der|das|mit|für|ein|eine|Ihnen|Sie|Min\.|Lektion|Übung|Rezept)(?!\p{L})/u.test(text);
      if (german && language.startsWith('en')) wrong.push(`marked as English: ${text}`);
    }
    return [...new Set(wrong)];
  }, texts);
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const page = join(import.meta.dirname, '../../../../docs/plan-sentences.md');

/** Returns a Markdown table; line breaks and bars in cells are escaped. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/**
 * Compares a section of docs/plan-sentences.md with what the product says; `npm run docs:sentences` writes it.
 * @throws Error if the page has no such section
 */
export function expectSection(name: string, content: string): void {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const text = readFileSync(page, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/plan-sentences.md has no section ${name}`);
  const kept = text.slice(from + begin.length, to).trim();
  if (process.env.WRITE_SENTENCES !== undefined && kept !== content)
    writeFileSync(page, `${text.slice(0, from)}${begin}\n\n${content}\n\n${text.slice(to)}`);
  else expect(kept).toBe(content);
}

/** Returns the sentences of an element, without its buttons, links and fields. */
export function sentencesIn(element: Element): string {
  const blocks: string[] = [];
  const walk = (node: Element) => {
    if (node.matches('button, a, label, input, textarea, select, svg, [aria-hidden="true"], .sr-only')) return;
    const own = [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent!.trim() !== '');
    if (own) blocks.push(node.textContent.trim().replaceAll(/([a-z])(?=[$€])/g, '$1: '));
    else [...node.children].forEach(walk);
  };
  walk(element);
  return blocks.map((block) => (/[.?!…]$/.test(block) ? block : `${block}.`)).join(' ');
}

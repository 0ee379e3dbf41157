import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { workspaceRoot } from '../../webpack/workspace.ts';
import type { Edit } from './edits.ts';

/** What became of an edit. */
export interface Seen {
  /** From the saved file until the page shows it. */
  ms: number;
  /** Whether the page is the same one and what was typed into it is still there. */
  kept: boolean;
}

const typed = 'typed before the edit';

/** The field whose value no reload brings back. */
const field = 'input[name="password"]';

/**
 * Edits a file so many times, one edit after the other, and waits each time for the page to show it; the file is as
 * before in the end.
 * @throws Error where the file has not, or not once, what the edit replaces
 */
export async function editAndSee(page: Page, edit: Edit, times: number, patienceMs: number): Promise<Seen[]> {
  const file = join(workspaceRoot, edit.file);
  const before = readFileSync(file, 'utf8');
  if (before.split(edit.replaced).length !== 2) throw new Error(`${edit.file} must have once: ${edit.replaced}`);
  const restore = () => writeFileSync(file, before);
  process.on('exit', restore);
  const seen: Seen[] = [];
  try {
    for (let nth = 1; nth <= times + 1; nth += 1) {
      await page.fill(field, typed);
      await page.evaluate(() => Object.assign(window, { stillTheSame: true }));
      const started = performance.now();
      writeFileSync(file, before.replace(edit.replaced, edit.by(nth)));
      await page
        .waitForFunction(shows, { ...edit.seen, as: edit.seen.as(nth) }, { timeout: patienceMs })
        .catch((cause: unknown) => {
          throw new Error(`Edit ${nth} of ${edit.name} was not shown`, { cause });
        });
      const ms = performance.now() - started;
      await page.waitForSelector(field);
      // The first compiles what no edit before has touched. No edit looks like one before, or it would be seen too soon.
      if (nth > 1) seen.push({ ms, kept: await keeps(page) });
    }
  } finally {
    restore();
    process.off('exit', restore);
  }
  return seen;
}

/** Runs in the page. */
function shows({ selector, style, as }: { selector: string; style?: string; as: string }): boolean {
  const element = document.querySelector(selector);
  if (!element) return false;
  return style ? getComputedStyle(element).getPropertyValue(style) === as : element.textContent.includes(as);
}

async function keeps(page: Page): Promise<boolean> {
  const same = await page.evaluate(() => 'stillTheSame' in window);
  return same && (await page.inputValue(field)) === typed;
}

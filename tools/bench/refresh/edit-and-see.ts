import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { workspaceRoot } from '../../webpack/workspace.ts';
import type { Edit } from './edits.ts';

/** The result of an edit. */
export interface Seen {
  /** Time from the saved file until the page shows the edit. */
  ms: number;
  /** Whether the page was not reloaded and kept what was typed into it. */
  kept: boolean;
}

const typed = 'typed before the edit';

/** A field whose value does not survive a reload. */
const field = 'input[name="password"]';

/**
 * Edits a file repeatedly and waits each time for the page to show it; restores the file at the end.
 * @throws Error if the file does not contain the replaced text exactly once
 */
export async function editAndSee(page: Page, edit: Edit, times: number, patienceMs: number): Promise<Seen[]> {
  const file = join(workspaceRoot, edit.file);
  const before = readFileSync(file, 'utf8');
  if (before.split(edit.replaced).length !== 2)
    throw new Error(`${edit.file} must contain exactly once: ${edit.replaced}`);
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
          throw new Error(`The page did not show edit ${nth} of ${edit.name}`, { cause });
        });
      const ms = performance.now() - started;
      await page.waitForSelector(field);
      // The first edit compiles modules that were not compiled before, so it is left out. Every edit differs from
      // those before, or the page would seem to show it at once.
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

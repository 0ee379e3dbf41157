import { paths } from '@greenroom/contracts';
import { expect, test } from '../fixtures/test.ts';
import { scriptsAsked } from '../pages/federation.ts';
import { inUse } from '../pages/in-use.ts';

/** A connection whose owner counts what comes over it: nothing is fetched that nobody wants. */
const countedConnection = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

/** So much longer than a pointer has to rest on a link, in milliseconds. */
const longEnough = 500;

test('a pointer that passes over a link means nothing', async ({ page }) => {
  await page.addInitScript(countedConnection);
  await page.goto(paths.root);
  await inUse(page);
  const scripts = scriptsAsked(page);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Practice' });
  // In one breath: however slow the page is, the pointer does not rest.
  await link.evaluate((passed) => {
    for (const place of [passed, document.querySelector('h1')!])
      place.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  });
  await page.waitForTimeout(longEnough);
  expect(scripts.filter((path) => path.startsWith('/remotes/'))).toEqual([]);
});

import { paths } from '@greenroom/contracts';
import { expect, test } from '../fixtures/test.ts';
import { scriptsAsked } from '../pages/federation.ts';
import { inUse } from '../pages/in-use.ts';

/** Pretends that the visitor's connection saves data, so that nothing is prefetched without intent. */
const countedConnection = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

/** Milliseconds, longer than a pointer must rest on a link. */
const longEnough = 500;

test('a pointer that passes over a link prefetches nothing', async ({ page }) => {
  await page.addInitScript(countedConnection);
  await page.goto(paths.root);
  await inUse(page);
  const scripts = scriptsAsked(page);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Practice' });
  // In one task, so that the pointer does not rest even on a slow page.
  await link.evaluate((passed) => {
    for (const place of [passed, document.querySelector('h1')!])
      place.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  });
  await page.waitForTimeout(longEnough);
  expect(scripts.filter((path) => path.startsWith('/remotes/'))).toEqual([]);
});

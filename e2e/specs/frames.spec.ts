import type { Page } from '@playwright/test';
import { imogen, remoteNames } from '@greenroom/tools/site';
import { serveFrame } from '../fixtures/serve-frame.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { ChatPage } from '../pages/chat-page.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';

/** A remote running alone, as the test's site. It stops after the browser that opens it. */
const test = base.extend<{ remote: string }>({
  remote: ['mentor-mfe', { option: true }],
  baseURL: async ({ remote }, use) => {
    const frame = await serveFrame(remote);
    await use(frame.url);
  },
});

test.describe.configure({ mode: 'parallel' });

const { REMOTE } = process.env;

/**
 * The kinds of person that see every page of a remote; the others see its first page only, which shows that it knows
 * their subscription status.
 */
const everywhere = ['signedIn', 'subscriber'];
const elsewhere = ['visitor', 'trial', 'canceled', 'appleManaged', 'enterprise'];

/** Opens the remote's list of its pages, and returns their addresses for a kind of person. */
async function addressesFor(page: Page, remote: string, kind: string): Promise<string[]> {
  await page.goto('/');
  const list = page.getByRole('main');
  await expect(list.getByRole('heading', { level: 1 })).toContainText(remote);
  const links = await list.getByRole('link', { name: kind, exact: true }).all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(addresses).not.toEqual([]);
  return addresses.filter((address) => address !== null);
}

async function opens(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

for (const remote of remoteNames.filter((name) => REMOTE === undefined || name === REMOTE)) {
  test.describe(() => {
    test.use({ remote });

    for (const kind of everywhere)
      test(`${remote} runs alone: every page of it, for ${kind}`, async ({ page, consoleErrors }) => {
        test.slow();
        // Pages that need a plan reject persons without one.
        consoleErrors.announce(/ 40[12] /, /status of 40[12]/);
        for (const address of await addressesFor(page, remote, kind)) await opens(page, address);
      });

    test(`${remote} runs alone: its first page, for every other kind of person`, async ({ page, consoleErrors }) => {
      consoleErrors.announce(/ 40[12] /, /status of 40[12]/);
      for (const kind of elsewhere) {
        const [first] = await addressesFor(page, remote, kind);
        await opens(page, first!);
      }
    });

    test(`${remote} alone: the person can be switched and stays the same over links`, async ({ page }) => {
      await page.goto('/');
      const pages = page.getByRole('combobox', { name: 'Page' });
      const person = page.getByRole('combobox', { name: 'Person' });
      await expect(pages).toHaveValue('/');
      await pages.selectOption({ index: 1 });
      await expect(page).not.toHaveURL(/\/$/);
      for (const kind of ['trial', 'subscriber', 'visitor']) {
        await person.selectOption(kind);
        await expect(page).toHaveURL(new RegExp(`as=${kind}`));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(person).toHaveValue(kind);
      }
    });
  });
}

test.describe(() => {
  test.skip(REMOTE !== undefined && REMOTE !== 'checkout-mfe');
  test.use({ remote: 'checkout-mfe' });

  test('checkout-mfe alone goes from the plans over the card form to the end', async ({ page }) => {
    const checkout = new CheckoutPage(page);
    await page.goto('/checkout/payment?plan=annual&as=signedIn');
    await checkout.terms.check();
    await expect(checkout.card.getByText('A good card is filled in')).toBeVisible();
    await checkout.pressPay();
    await checkout.isIn();
  });
});

test.describe(() => {
  test.skip(REMOTE !== undefined && REMOTE !== 'mentor-mfe');

  test('mentor-mfe alone answers on mocked data', async ({ page }) => {
    const chat = new ChatPage(page);
    await page.goto(`/aimentor/${imogen.slug}/chat?conversation=${crypto.randomUUID()}`);
    await chat.ask('How do I begin?');
    await expect(chat.answers).toHaveCount(1);
  });
});

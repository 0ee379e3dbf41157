import { CapturedEvents } from '../fixtures/captured-events.ts';
import { expectOwn, expectSharedParts, untilPressed, untilViewed } from '../fixtures/expected-events.ts';
import { siteWith } from '../fixtures/site-with.ts';
import { expect } from '../fixtures/test.ts';
import { SitePage } from '../pages/site-page.ts';

/** A site with plans and the sample promotion. */
const test = siteWith({ PLANS: 'on', EXPERIMENTS_ON: 'opening-season' });

test('an offer from the banner, the footer and the window over a page: each event once, exact to the property', async ({
  page,
  context,
}) => {
  const captured = new CapturedEvents(context);
  await page.goto('/');
  await new SitePage(page).isThere();
  await untilViewed(captured, 'root');
  await page.getByRole('navigation').getByRole('link', { name: 'Practice' }).first().click();
  await untilViewed(captured, 'categories');
  const modal = page.getByRole('dialog', { name: 'Opening season, 20% off' });
  await modal.locator('[data-counts-press*="promotion.modal"]').click();
  await untilViewed(captured, 'promotion');
  const offer = page.getByRole('main');
  await offer.locator('[data-counts-press*="promotion.start"]').click();
  await untilViewed(captured, 'checkoutMembership');
  await page.goBack();
  await untilViewed(captured, 'promotion', 2);
  await page.getByRole('link', { name: 'Choose a plan' }).click();
  await untilViewed(captured, 'checkoutMembership', 2);
  await page.goBack();
  await untilViewed(captured, 'promotion', 3);
  await offer.locator('[data-counts-press*="promotion.meet"]').click();
  await untilViewed(captured, 'mentor');
  const coach = { instructor_slug: new URL(page.url()).pathname.split('/')[2] };
  await page.getByText('Opening season: 20% off your first year.').getByRole('link').click();
  await untilViewed(captured, 'promotion', 4);
  await page.getByRole('link', { name: 'Greenroom, home' }).click();
  await untilViewed(captured, 'root', 2);
  const foot = page.getByText('20% off your first year while the season opens.');
  await foot.locator('..').getByRole('link', { name: 'See the offer' }).click();
  await untilViewed(captured, 'promotion', 5);
  await untilPressed(captured, 'promotion.footer');

  const view = (name: string, more = {}) => ({ event: 'Persona Viewed', page: name, ...more });
  const press = (name: string, target: string, more = {}) => ({ event: 'Persona Click', page: name, target, ...more });
  await expectOwn(captured, [
    view('root'),
    view('categories'),
    press('categories', 'promotion.modal'),
    view('promotion'),
    press('promotion', 'promotion.start'),
    view('checkoutMembership'),
    view('promotion'),
    press('promotion', 'promotion.choose'),
    view('checkoutMembership'),
    view('promotion'),
    press('promotion', 'promotion.meet'),
    view('mentor', coach),
    press('mentor', 'promotion.banner', coach),
    view('promotion'),
    view('root'),
    press('root', 'promotion.footer'),
    view('promotion'),
  ]);
  for (const message of captured.messages) expectSharedParts(message);
  expect(coach.instructor_slug).toMatch(/\w/);
});

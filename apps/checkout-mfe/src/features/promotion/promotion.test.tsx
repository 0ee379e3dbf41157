import { screen } from '@testing-library/react';
import { failContract, mockContract, samplePlans, samplePromotion } from '@greenroom/api-client/testing';
import { minor, money, shareOf, type Plans } from '@greenroom/contracts';
import { withMockedApi } from '@greenroom/frame/testing';
import { keepQuizAnswers } from '../../shared/said/index.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

/** Returns the plans with a discount of 40 percent on the annual one. */
function withCoupon(plans: Plans): Plans {
  const left = money(5_040, 'usd');
  const coupon = {
    code: 'SPRING40',
    discountType: 'percentage_off',
    percentage: 40,
    discount: minor(3_360),
    price: { currency: 'usd', unitAmount: left.amount },
    monthlyAmount: shareOf(left, 12).amount,
    duration: 'once',
    durationInMonths: null,
  } as const;
  return { ...plans, tiers: plans.tiers.map((tier) => (tier.id === 'annual' ? { ...tier, coupons: [coupon] } : tier)) };
}

const promotion = (own = {}) => mockContract('commercePromotion', () => ({ ...samplePromotion(), ...own }));
const plans = (asked: string[] = [], answer = withCoupon(samplePlans())) =>
  mockContract('commercePlans', ({ query }) => {
    asked.push(query.coupons ?? '');
    return answer;
  });
const heading = (name: string) => screen.findByRole('heading', { name });

test('shows the offer and its price, and takes its code into the checkout', async () => {
  const asked: string[] = [];
  await showPage('/promotion?returnTo=%2Fstart', [promotion(), plans(asked)], 'offered');
  expect(await heading('Spring, 40% off.')).toBeVisible();
  expect(await screen.findByText('$4.20')).toBeVisible();
  expect(screen.getByText(/for the first year, billed once at \$50\.40/)).toBeVisible();
  expect(screen.getByText(/Then \$84 a year. The usual price is \$7 a month/)).toBeVisible();
  expect(asked).toEqual(['SPRING40,SPRING20']);
  for (const name of ['Take the offer', 'Choose a plan'])
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      '/checkout/membership?plan=annual&coupon=SPRING40&returnTo=%2Fstart',
    );
});

test('shows what is included, the current terms, and only the current urgency text', async () => {
  await showPage('/promotion', [promotion(), plans()], 'offered');
  expect(await heading('Coaches')).toBeVisible();
  expect(screen.getByText('All invented.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Offer terms' })).toHaveAttribute('href', 'https://greenroom.example/terms');
  expect(screen.getByText('While it is spring.')).toBeVisible();
  expect(screen.queryByText('The last day.')).toBeNull();
  expect(await heading('It ends with spring.')).toBeVisible();
});

test('shows the discount, and links the urgency text', async () => {
  await showPage('/promotion', [promotion(), plans()], 'offered');
  expect(await screen.findByText('40% off')).toBeVisible();
  const link = screen.getByRole('link', { name: 'While it is spring.' });
  expect(link).toHaveAttribute('href', 'https://greenroom.example/promotion');
});

test('shows the picture of each section', async () => {
  const sample = samplePromotion().variables;
  const [hero, included, ends] = ['/a.png', '/b.png', '/c.png'].map((path) => `https://images.example${path}`);
  const promo_page = {
    hero_section: { ...sample.promo_page.hero_section, image_url: hero },
    whats_included_section: { ...sample.promo_page.whats_included_section, image_url: included },
    offer_ends_section: { ...sample.promo_page.offer_ends_section, image_url: ends },
  };
  await showPage('/promotion', [promotion({ variables: { ...sample, promo_page } }), plans()], 'offered');
  expect(await heading('Spring, 40% off.')).toBeVisible();
  const shown = [...document.images].map(({ src }) => src);
  expect(shown).toEqual([hero, included, ends]);
});

test('shows the day on which the offer ends', async () => {
  await showPage('/promotion', [promotion({ endsAt: '2026-12-01T12:00:00.000Z' }), plans()], 'offered');
  expect(await heading('It ends on 1 December 2026.')).toBeVisible();
});

test('shows the usual price if the code does not apply', async () => {
  await showPage('/promotion', [promotion(), plans([], samplePlans())], 'offered');
  expect(await screen.findByText('$7')).toBeVisible();
  expect(screen.queryByText(/for the first year/)).toBeNull();
});

test('shows the offer without a price if the plans fail to load', async () => {
  await showPage('/promotion', [promotion(), failContract('commercePlans', 'internal')], 'offered');
  expect(await heading('Spring, 40% off.')).toBeVisible();
  expect(screen.queryByText(/\$/)).toBeNull();
});

test('recommends a coach by the quiz answers', async () => {
  keepQuizAnswers({ moment: 'being-asked', practice: 'aloud' });
  await showPage('/promotion', [promotion(), plans()], 'offered');
  expect(await screen.findByRole('link', { name: 'Meet Rosalind Achter first' })).toHaveAttribute(
    'href',
    '/aimentor/rosalind-achter/call',
  );
});

test('links to the plans if no promotion is running', async () => {
  await showPage('/promotion?returnTo=%2Fstart', []);
  expect(await heading('No offer is running')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
    'href',
    '/checkout/membership?returnTo=%2Fstart',
  );
});

test('treats a promotion that fails to load as none', async () => {
  await showPage('/promotion', [failContract('commercePromotion', 'internal')], 'offered');
  expect(await heading('No offer is running')).toBeVisible();
});

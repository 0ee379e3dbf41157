import { configure, screen, waitFor } from '@testing-library/react';
import { mockContract, samplePromotion, type PersonKind } from '@greenroom/api-client/testing';
import { cookies, freeTrialFlag, freeTrialViewedKey, type FreeTrialPromo } from '@greenroom/contracts';
import { openPage, withMockedApi } from '@greenroom/frame/testing';
import { FreeTrialModal } from './free-trial-modal.tsx';
import { OfferFoot } from './offer-foot.tsx';
import { PromotionModal } from './promotion-modal.tsx';

// Overlays are compiled when they are first asked for, on machines that have other things to do.
configure({ asyncUtilTimeout: 8_000 });
withMockedApi();

const promo: FreeTrialPromo = {
  promoId: 'week',
  promoLengthInDays: 7,
  isActive: true,
  termsLink: 'https://greenroom.example/terms',
  instructorSlugs: ['imogen-vale'],
  copy: {
    modal: { title: 'Seven days', text: 'On the house.', start: 'Start', later: 'Not now' },
    offerEnded: { title: 'It is over', text: 'The offer ended.', plans: 'See the plans', close: 'Good to know' },
    membershipPage: 'm',
    paymentPage: 'p',
  },
};
const flag = (days: number) => freeTrialFlag('week', new Date(Date.now() - days * 86_400_000));
const setFlag = (value: string, life = 60) => {
  document.cookie = `${cookies.freeTrial.name}=${value}; path=/; max-age=${life}`;
};
afterEach(() => setFlag('', 0));

const Modals = () => <FreeTrialModal otherwise={<PromotionModal />} />;
const open = (person: PersonKind = 'visitor', { inVariant = true, isActive = true } = {}) =>
  openPage({
    routes: [{ path: '/coaches', frame: 'site', load: async () => ({ Page: Modals }) }],
    address: '/coaches',
    person,
    mocks: [
      mockContract('commerceFreeTrial', () => ({ promo: { ...promo, isActive }, inVariant })),
      mockContract('commercePromotion', () => samplePromotion()),
    ],
  });

test('a trial is offered once in a browser session', async () => {
  setFlag(flag(1));
  const { user, leave } = await open();
  const start = await screen.findByRole('link', { name: 'Start' });
  expect(start).toHaveAttribute('href', '/checkout/membership?returnTo=%2Fcoaches');
  expect(screen.getByRole('link', { name: 'Terms of the offer' })).toHaveAttribute('href', promo.termsLink);
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sessionStorage.getItem(freeTrialViewedKey)).toBe('1');
  leave();
  await open('offered');
  await waitFor(() => expect(screen.queryByText('Seven days')).toBeNull());
});

test.each([
  ['its days are over', 7, true],
  ['it was switched off', 1, false],
])('where %s, that is said', async (_, days, isActive) => {
  setFlag(flag(days));
  await open('visitor', { isActive });
  expect(await screen.findByRole('dialog', { name: 'It is over' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the plans' })).toBeVisible();
});

test('whoever is not in the variant meets the promotion instead, once', async () => {
  setFlag(flag(1));
  const { user } = await open('offered', { inVariant: false });
  expect(await screen.findByRole('dialog', { name: 'Spring, 40% off' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the offer' })).toHaveAttribute('href', '/promotion?returnTo=%2Fcoaches');
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(sessionStorage.getItem('promotionModalViewed')).toBe('1');
});

test.each([
  ['is on, its line stands at the foot and leads to it', true],
  ['is off, there is none', false],
])('where a promotion %s', async (_, isOn) => {
  await openPage({
    routes: [{ path: '/coaches', frame: 'site', load: async () => ({ Page: OfferFoot }) }],
    address: '/coaches',
    person: isOn ? 'offered' : 'visitor',
    mocks: [mockContract('commercePromotion', () => samplePromotion())],
  });
  if (!isOn) return expect(screen.queryByText('40% off while it is spring.')).toBeNull();
  expect(await screen.findByText('40% off while it is spring.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the offer' })).toHaveAttribute('href', '/promotion?returnTo=%2Fcoaches');
});

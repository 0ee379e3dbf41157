import { screen, waitFor } from '@testing-library/react';
import { mockContract, sampleFreeTrial, samplePromotion, type PersonKind } from '@greenroom/api-client/testing';
import { freeTrialViewedKey } from '@greenroom/contracts';
import { openPage, withMockedApi } from '@greenroom/frame/testing';
import { FreeTrialModal } from './free-trial-modal.tsx';
import { OfferFoot } from './offer-foot.tsx';
import { PromotionModal } from './promotion-modal.tsx';

withMockedApi();

const Modals = () => <FreeTrialModal otherwise={<PromotionModal />} />;
const open = (person: PersonKind) =>
  openPage({
    routes: [{ path: '/coaches', frame: 'site', load: async () => ({ Page: Modals }) }],
    address: '/coaches',
    person,
    mocks: [
      mockContract('commerceFreeTrial', () => ({ promo: sampleFreeTrial })),
      mockContract('commercePromotion', () => samplePromotion()),
    ],
  });

test('a trial is offered once per browser session', async () => {
  const { user, leave } = await open('trialOffered');
  const start = await screen.findByRole('link', { name: 'Start' });
  expect(start).toHaveAttribute('href', '/checkout/membership?returnTo=%2Fcoaches');
  expect(screen.getByRole('link', { name: 'Terms of the offer' })).toHaveAttribute('href', sampleFreeTrial.termsLink);
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sessionStorage.getItem(freeTrialViewedKey)).toBe('1');
  leave();
  await open('offered');
  await waitFor(() => expect(screen.queryByText('Seven days')).toBeNull());
});

test('a trial whose offer has ended says so', async () => {
  await open('trialOver');
  expect(await screen.findByRole('dialog', { name: 'It is over' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the plans' })).toBeVisible();
});

test('a visitor without a trial sees the promotion instead, once', async () => {
  const { user } = await open('offered');
  expect(await screen.findByRole('dialog', { name: 'Spring, 40% off' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the offer' })).toHaveAttribute('href', '/promotion?returnTo=%2Fcoaches');
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(sessionStorage.getItem('promotionModalViewed')).toBe('1');
});

test.each([
  ['is on, a link to it is shown at the bottom', true],
  ['is off, no link is shown', false],
])('when a promotion %s', async (_, isOn) => {
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

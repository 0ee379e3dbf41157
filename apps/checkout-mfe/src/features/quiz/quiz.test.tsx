import { screen, waitFor } from '@testing-library/react';
import { readSaidBefore } from '@greenroom/about-you';
import { mockContract, samplePromotion } from '@greenroom/api-client/testing';
import { withMockedApi } from '@greenroom/frame/testing';
import { readQuizAnswers } from '../../shared/said/index.ts';
import { showPage } from '../../testing/show-page.ts';

const show = (address = '/quiz') => showPage(address, []);
const asks = (name: string) => screen.findByRole('heading', { level: 1, name });
const next = () => screen.getByRole('button', { name: 'Next' });

withMockedApi();

test('asks five questions, one per screen, by keyboard alone; then leads to the price', async () => {
  const { user } = await show('/quiz?returnTo=%2Fcategories%3Ffrom%3Dmail');
  await asks('Who’s usually on the other side?');
  expect(screen.getByText('Question 1 of 5')).toBeVisible();
  screen.getByRole('radio', { name: 'My manager' }).focus();
  await user.keyboard(' {Enter}');
  expect(await asks('Which moment do you keep rehearsing in the shower?')).toHaveFocus();
  await user.tab();
  await user.keyboard('{ArrowDown}{Enter}');
  await asks('What is it, in your own words?');
  await user.type(screen.getByRole('textbox'), 'Asking for a raise');
  await user.click(next());
  await asks('How do you like to be spoken to?');
  await user.click(screen.getByRole('radio', { name: /Gently/ }));
  await user.click(next());
  await asks('How would you rather rehearse?');
  await user.click(screen.getByRole('radio', { name: /Out loud/ }));
  await user.click(screen.getByRole('button', { name: 'To the price' }));

  await waitFor(() => expect(window.location.pathname).toBe('/checkout/membership'));
  expect(window.location.search).toBe('?returnTo=%2Fcategories%3Ffrom%3Dmail');
  expect(readSaidBefore()).toEqual({ withWhom: 'manager', goal: 'Asking for a raise', manner: 'gentle' });
  expect(readQuizAnswers()).toMatchObject({ moment: 'asking', practice: 'aloud' });
});

test('leads to the offer while a promotion is running', async () => {
  const { user } = await showPage(
    '/quiz?question=5&returnTo=%2Fstart',
    [mockContract('commercePromotion', () => samplePromotion())],
    'offered',
  );
  await asks('How would you rather rehearse?');
  expect(await screen.findByText('Spring: 40% off. Five questions, then the price.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'To the offer' }));
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/promotion?returnTo=%2Fstart'));
});

test('continues where the person left, and shows earlier answers on the way back', async () => {
  const { user, leave } = await show();
  await asks('Who’s usually on the other side?');
  await user.click(screen.getByRole('radio', { name: 'Customers' }));
  leave();
  const again = await show();
  await asks('Which moment do you keep rehearsing in the shower?');
  await again.user.click(screen.getByRole('button', { name: 'Back' }));
  await asks('Who’s usually on the other side?');
  expect(screen.getByRole('radio', { name: 'Customers' })).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
});

test('requires no answer, and can be skipped as a whole', async () => {
  const { user } = await show('/quiz?returnTo=%2Fcoaches');
  await asks('Who’s usually on the other side?');
  expect(screen.getByRole('link', { name: 'Skip the questions' })).toHaveAttribute(
    'href',
    '/checkout/membership?returnTo=%2Fcoaches',
  );
  await user.click(next());
  await asks('Which moment do you keep rehearsing in the shower?');
  expect(readQuizAnswers()).toEqual({});
});

test("the browser's back button returns to the previous question", async () => {
  const { user } = await show();
  await asks('Who’s usually on the other side?');
  await user.click(screen.getByRole('radio', { name: 'Customers' }));
  await user.click(next());
  await asks('Which moment do you keep rehearsing in the shower?');
  window.history.back();
  await asks('Who’s usually on the other side?');
});

import { screen, waitFor, within } from '@testing-library/react';
import { withMockedApi } from '@greenroom/frame/testing';
import { accountMocks } from '../../testing/account-mocks.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

afterEach(() => {
  delete document.documentElement.dataset['theme'];
  delete (window as { installOffer?: unknown }).installOffer;
});

const light = async () => within(await screen.findByRole('group', { name: 'Light on this device' }));

test('the light follows the device until one chooses, and again when one wishes', async () => {
  const { user } = await showPage('/settings', accountMocks(), 'signedIn');
  expect((await light()).getByRole('radio', { name: 'As the device has it' })).toBeChecked();
  await user.click((await light()).getByRole('radio', { name: 'Light' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  expect(document.cookie).toMatch(/theme=light/);
  await user.click((await light()).getByRole('radio', { name: 'As the device has it' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(document.cookie).not.toMatch(/theme=/);
});

test('where the browser offers to install the site, it can be done from here, once', async () => {
  const { user } = await showPage('/settings', accountMocks(), 'signedIn');
  await light();
  expect(screen.queryByRole('button', { name: 'Install Greenroom' })).toBeNull();
  const prompt = jest.fn(async () => ({ outcome: 'accepted' }));
  Object.assign(window, { installOffer: { prompt } });
  window.dispatchEvent(new Event('installoffer'));
  await user.click(await screen.findByRole('button', { name: 'Install Greenroom' }));
  await waitFor(() => expect(screen.getByText('It’s on its way to your home screen.')).toBeVisible());
  expect(prompt).toHaveBeenCalledTimes(1);
});

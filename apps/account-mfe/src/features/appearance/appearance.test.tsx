import { screen, waitFor, within } from '@testing-library/react';
import { mockContract, samplePerson } from '@greenroom/api-client/testing';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { accountMocks } from '../../testing/account-mocks.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

afterEach(() => {
  delete document.documentElement.dataset['theme'];
  delete (window as { installOffer?: unknown }).installOffer;
});

const light = async () => within(await screen.findByRole('group', { name: 'Theme on this device' }));

test('the theme follows the device until the user chooses one, and again on request', async () => {
  const { user } = await showPage('/settings/appearance', accountMocks(), 'signedIn');
  expect((await light()).getByRole('radio', { name: 'Same as the device' })).toBeChecked();
  await user.click((await light()).getByRole('radio', { name: 'Light' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  expect(document.cookie).toMatch(/theme=light/);
  await user.click((await light()).getByRole('radio', { name: 'Same as the device' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(document.cookie).not.toMatch(/theme=/);
});

test('the account’s time zone is shown and can be changed', async () => {
  let kept: string | undefined;
  const { user } = await showPage(
    '/settings/appearance',
    [
      mockContract('usersUpdate', ({ body }) => {
        kept = body.timeZone;
        return samplePerson('signedIn');
      }),
      ...accountMocks(),
    ],
    'signedIn',
  );
  const choice = await screen.findByRole('combobox', { name: 'Time zone' });
  expect(choice).toHaveValue('UTC');
  answerWith(mockContract('usersRead', () => ({ ...samplePerson('signedIn'), timeZone: 'Asia/Tokyo' })));
  await user.selectOptions(choice, 'Asia/Tokyo');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(kept).toBe('Asia/Tokyo');
  await waitFor(() => expect(choice).toHaveValue('Asia/Tokyo'));
});

test('the times of all zones are not computed again when the page renders for another reason', async () => {
  const zones = jest.spyOn(Intl, 'supportedValuesOf');
  const { user } = await showPage(
    '/settings/appearance',
    [mockContract('usersUpdate', () => samplePerson('signedIn')), ...accountMocks()],
    'signedIn',
  );
  const choice = await screen.findByRole('combobox', { name: 'Time zone' });
  await waitFor(() => expect(choice).toHaveValue('UTC'));
  zones.mockClear();
  await user.selectOptions(choice, 'Asia/Tokyo');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(zones).not.toHaveBeenCalled();
  zones.mockRestore();
});

test('when the browser offers to install the site, it can be installed once', async () => {
  const { user } = await showPage('/settings/appearance', accountMocks(), 'signedIn');
  await light();
  expect(screen.queryByRole('button', { name: 'Install Greenroom' })).toBeNull();
  const prompt = jest.fn(async () => ({ outcome: 'accepted' }));
  Object.assign(window, { installOffer: { prompt } });
  window.dispatchEvent(new Event('installoffer'));
  await user.click(await screen.findByRole('button', { name: 'Install Greenroom' }));
  await waitFor(() => expect(screen.getByText('It’s on its way to your home screen.')).toBeVisible());
  expect(prompt).toHaveBeenCalledTimes(1);
});

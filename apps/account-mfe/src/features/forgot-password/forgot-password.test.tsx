import { screen } from '@testing-library/react';
import { withMockedApi } from '@greenroom/frame/testing';
import { accountMocks } from '../../testing/account-mocks.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

test('after a link was requested, the focus moves to the message', async () => {
  const { user } = await showPage('/forgot-password', accountMocks());
  await user.type(await screen.findByLabelText('Email'), 'maren@example.com');
  await user.click(screen.getByRole('button', { name: 'Send me a link' }));
  expect(await screen.findByText(/^If maren@example.com has an account/)).toHaveFocus();
});

import { screen, within } from '@testing-library/react';
import { failContract } from '@greenroom/api-client/testing';
import { sentences } from '@greenroom/contracts';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { accountMocks } from '../../testing/account-mocks.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

async function opened() {
  const { user } = await showPage('/settings/coaching', accountMocks(), 'signedIn');
  const coaching = within(await screen.findByRole('region', { name: 'Coaching' }));
  // React's testing tools lose a click while another part is still loading.
  await coaching.findByLabelText('What are you working on?');
  await user.click(await coaching.findByRole('button', { name: 'Show' }));
  return { user, coaching };
}

test('what coaches remember can be read and corrected, and stays corrected', async () => {
  const { user, coaching } = await opened();
  expect(await coaching.findByText('Goal: To give a toast without notes')).toBeVisible();
  expect(coaching.getByText('Decided: Open with the ferry')).toBeVisible();
  expect(coaching.getByText('Plan: Say it aloud twice, by 28 Nov 2026')).toBeVisible();
  expect(coaching.getByText('About you: “I teach at a small school”')).toBeVisible();
  await user.click(coaching.getByRole('button', { name: 'Correct A toast without notes' }));
  await user.clear(coaching.getByLabelText('About you'));
  await user.clear(coaching.getByLabelText('Goal'));
  await user.type(coaching.getByLabelText('Goal'), 'To enjoy it');
  await user.clear(coaching.getByLabelText('Decided'));
  await user.type(coaching.getByLabelText('Plan'), ' more{Enter}');
  expect(await coaching.findByText('Goal: To enjoy it')).toBeVisible();
  expect(coaching.queryByText(/Open with the ferry|small school/)).toBeNull();
  expect(coaching.getByText('Plan: Say it aloud twice more, by 28 Nov 2026')).toBeVisible();
});

test('the memory of one conversation can be deleted', async () => {
  const { user, coaching } = await opened();
  await user.click(await coaching.findByRole('button', { name: 'Forget A toast without notes' }));
  expect(await coaching.findByText(/Nothing yet/)).toBeVisible();
});

test('the whole memory can be deleted after a confirmation', async () => {
  const { user, coaching } = await opened();
  await user.click(await coaching.findByRole('button', { name: 'Forget all of it' }));
  await user.click(coaching.getByRole('button', { name: 'Keep it' }));
  await user.click(coaching.getByRole('button', { name: 'Forget all of it' }));
  answerWith(failContract('memoryForget', 'offline'));
  await user.click(coaching.getByRole('button', { name: /Yes, forget all/ }));
  expect(await coaching.findByText(sentences.forgotPasswordOffline)).toBeVisible();
  answerWith(...accountMocks());
  await user.click(coaching.getByRole('button', { name: /Yes, forget all/ }));
  expect(await coaching.findByText(/Nothing yet/)).toBeVisible();
});

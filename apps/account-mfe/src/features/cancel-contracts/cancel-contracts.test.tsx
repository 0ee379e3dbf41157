import { screen } from '@testing-library/react';
import { failContract, mockContract } from '@greenroom/api-client/testing';
import { sentences, type RequestOf } from '@greenroom/contracts';
import { withMockedApi } from '@greenroom/frame/testing';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

type Declared = RequestOf<'commerceCancellationDeclare'>['body'];
function taking() {
  const taken: Declared[] = [];
  const mock = mockContract('commerceCancellationDeclare', ({ body }) => {
    taken.push(body);
    return { receivedAt: '2026-11-21T18:30:00.000Z' };
  });
  return { taken, mock };
}
const send = () => screen.findByRole('button', { name: 'Cancel now' });

test('an email address is enough, and the receipt with its time is shown', async () => {
  const { taken, mock } = taking();
  const { user } = await showPage('/cancel-contracts', [mock]);
  await user.click(await send());
  expect(await screen.findByText(sentences.emailRequired)).toBeVisible();
  await user.type(screen.getByLabelText('Email'), 'maren@example.com');
  await user.click(await send());
  expect(await screen.findByText(/^We received your cancellation on 21 November 2026/)).toHaveFocus();
  expect(taken).toEqual([{ email: 'maren@example.com', kind: 'ordinary', when: 'soonest' }]);
});

test('contract, reason and date can be given', async () => {
  const { taken, mock } = taking();
  const { user } = await showPage('/cancel-contracts', [mock]);
  await user.type(await screen.findByLabelText('Email'), 'maren@example.com');
  await user.type(screen.getByLabelText(/Which contract/), 'GR-0001');
  await user.click(screen.getByRole('radio', { name: /good cause/ }));
  await user.type(screen.getByLabelText('The reason'), 'Moved away');
  await user.type(screen.getByLabelText(/^When/), '2026-12-31');
  await user.click(await send());
  await screen.findByText(/^We received your cancellation/);
  expect(taken).toEqual([
    {
      email: 'maren@example.com',
      orderOrNote: 'GR-0001',
      kind: 'extraordinary',
      reason: 'Moved away',
      when: '2026-12-31',
    },
  ]);
});

test('the mailed link asks for confirmation, and then cancels', async () => {
  const { user } = await showPage('/cancel-contracts#token=abc', [
    mockContract('commerceCancellationConfirm', ({ body }) => ({
      endsAt: body.token === 'abc' ? '2027-03-02T09:00:00.000Z' : null,
    })),
  ]);
  const button = await send();
  expect(window.location.hash).toBe('');
  await user.click(button);
  expect(
    await screen.findByText('Canceled. Your plan runs until 2 March 2027; nothing more is charged.'),
  ).toHaveFocus();
  expect(JSON.stringify(window.history.state)).not.toContain('abc');
});

test('a used link says so', async () => {
  const { user } = await showPage('/cancel-contracts#token=abc', [
    failContract('commerceCancellationConfirm', 'unprocessable'),
  ]);
  await user.click(await send());
  expect(await screen.findByText(sentences.linkSpent)).toBeVisible();
  expect(JSON.stringify(window.history.state)).not.toContain('abc');
});

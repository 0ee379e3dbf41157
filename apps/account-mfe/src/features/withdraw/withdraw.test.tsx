import { screen } from '@testing-library/react';
import { failContract, mockContract } from '@greenroom/api-client/testing';
import { money, sentences, type Reply, type RequestOf } from '@greenroom/contracts';
import { withMockedApi } from '@greenroom/frame/testing';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

type Declared = RequestOf<'commerceWithdrawalDeclare'>['body'];
function taking() {
  const taken: Declared[] = [];
  const mock = mockContract('commerceWithdrawalDeclare', ({ body }) => {
    taken.push(body);
    return { receivedAt: '2026-11-21T18:30:00.000Z' };
  });
  return { taken, mock };
}
const button = (name: string) => screen.findByRole('button', { name });

test('name and address are required, nothing is sent before the second button, and the receipt with its time is shown', async () => {
  const { taken, mock } = taking();
  const { user } = await showPage('/withdraw', [mock]);
  await user.click(await button('Withdraw from the contract'));
  expect(await screen.findByText(sentences.emailRequired)).toBeVisible();
  await user.type(screen.getByLabelText('Name'), 'Maren Holt');
  await user.type(screen.getByLabelText('Email'), 'maren@example.com');
  await user.type(screen.getByLabelText(/Which contract/), 'GR-0001');
  await user.click(await button('Withdraw from the contract'));
  expect(await screen.findByRole('heading', { name: 'Is this right?' })).toHaveFocus();
  expect(screen.getByText(/I, Maren Holt, withdraw from this contract: GR-0001.*maren@example\.com/)).toBeVisible();
  expect(taken).toEqual([]);
  await user.click(await button('Confirm withdrawal'));
  expect(await screen.findByText(/^We received your withdrawal on 21 November 2026/)).toHaveFocus();
  expect(taken).toEqual([{ name: 'Maren Holt', email: 'maren@example.com', contract: 'GR-0001' }]);
});

test('the form can be changed before it is confirmed', async () => {
  const { taken, mock } = taking();
  const { user } = await showPage('/withdraw', [mock]);
  await user.type(await screen.findByLabelText('Name'), 'Maren');
  await user.type(screen.getByLabelText('Email'), 'maren@example.com');
  await user.click(await button('Withdraw from the contract'));
  await user.click(await button('Change something'));
  await user.type(screen.getByLabelText('Name'), ' Holt');
  await user.click(await button('Withdraw from the contract'));
  await user.click(await button('Confirm withdrawal'));
  await screen.findByText(/^We received your withdrawal on/);
  expect(taken).toEqual([{ name: 'Maren Holt', email: 'maren@example.com' }]);
});

const outcomes: [Reply<'commerceWithdrawalConfirm'>, RegExp][] = [
  [{ outcome: 'withdrawn', refunded: money(8_400, 'eur') }, /€84\.00 is on its way back/],
  [{ outcome: 'withdrawn', refunded: null }, /You had paid nothing/],
  [{ outcome: 'late', refunded: null }, /your plan goes on/],
  [{ outcome: 'none', refunded: null }, /no contract at this address/],
];
test.each(outcomes)('the mailed link carries out the withdrawal, and shows the result: %o', async (reply, said) => {
  const { user } = await showPage('/withdraw#token=abc', [mockContract('commerceWithdrawalConfirm', () => reply)]);
  const carryOut = await button('Carry out the withdrawal');
  expect(window.location.hash).toBe('');
  await user.click(carryOut);
  expect(await screen.findByText(said)).toHaveFocus();
  expect(JSON.stringify(window.history.state)).not.toContain('abc');
});

test('a used link says so', async () => {
  const { user } = await showPage('/withdraw#token=abc', [failContract('commerceWithdrawalConfirm', 'unprocessable')]);
  await user.click(await button('Carry out the withdrawal'));
  expect(await screen.findByText(sentences.linkSpent)).toBeVisible();
  expect(JSON.stringify(window.history.state)).not.toContain('abc');
});

import { render, screen, waitFor } from '@testing-library/react';
import { createStore, StoreProvider } from '@greenroom/api-client';
import { mockContract, samplePerson } from '@greenroom/api-client/testing';
import type { CurrentUser } from '@greenroom/contracts';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { BrowserRouter } from '@greenroom/navigation';
import { PlanNote } from './plan-note.tsx';
import { texts } from './setup-texts.ts';

withMockedApi();
beforeAll(() => texts.load());

const show = (user: CurrentUser) => {
  answerWith(mockContract('usersRead', () => user));
  window.history.pushState(null, '', '/categories/work/scenario/ask-for-the-raise');
  return render(
    <StoreProvider store={createStore()}>
      <BrowserRouter>
        <PlanNote />
      </BrowserRouter>
    </StoreProvider>,
  );
};

test.each(['visitor', 'signedIn'] as const)(
  'tells a person without a plan (%s) that playing needs one',
  async (kind) => {
    show(samplePerson(kind));
    await waitFor(() => expect(screen.getByText(/^Looking and setting up are free\. Playing the scene/)).toBeVisible());
    expect(screen.getByRole('link', { name: 'What it costs' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/quiz.*ask-for-the-raise/),
    );
  },
);

test('tells a visitor that playing needs an account, where plans are off', async () => {
  const { container } = show({ ...samplePerson('visitor'), allowance: null });
  await waitFor(() => expect(screen.getByRole('link', { name: 'create an account' })).toBeVisible());
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/signup\?returnTo=.*ask-for-the-raise/),
  );
  expect(container).not.toHaveTextContent(/plan|cost|free/i);
});

test('says nothing to a member', async () => {
  const { container } = show(samplePerson('subscriber'));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

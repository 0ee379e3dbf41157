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

test.each([
  ['to a member', samplePerson('subscriber')],
  ['where plans are off', { ...samplePerson('visitor'), allowance: null }],
])('says nothing %s', async (_, user) => {
  const { container } = show(user);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

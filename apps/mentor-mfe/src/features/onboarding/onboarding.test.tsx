import { screen, waitFor } from '@testing-library/react';
import { keepSaidBefore, readSaidBefore } from '@greenroom/about-you';
import { answerFromGateway, failContract, mockContract } from '@greenroom/api-client/testing';
import type { Onboarding, RequestOf } from '@greenroom/contracts';
import { keepDraft, readDraft } from '@greenroom/auth';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { mentorMocks } from '../../testing/mentor-mocks.ts';
import { showPage } from '../../testing/show-page.ts';

const open: Onboarding = { goal: null, withWhom: null, manner: null, status: 'open' };
const show = (address = '/onboarding', onboarding: Onboarding = open) =>
  showPage(address, mentorMocks({ onboarding }), 'newcomer');
const asks = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Records what is saved from now on. */
function noteSaved() {
  const saved: RequestOf<'onboardingSave'>['body'][] = [];
  answerWith(
    mockContract('onboardingSave', ({ body }) => {
      saved.push(body);
      return { ...open, ...(Object.fromEntries(Object.entries(body)) as Partial<Onboarding>) };
    }),
  );
  return saved;
}

withMockedApi();

test('three questions, one per screen, work by keyboard alone and are saved one by one', async () => {
  const { user } = await show('/onboarding?returnTo=%2Faimentor%2Fimogen-vale%2Fchat');
  expect(await asks('What are you working on?')).toBeVisible();
  const saved = noteSaved();
  expect(screen.getByText('Question 1 of 3')).toBeVisible();
  screen.getByRole('textbox', { name: 'What are you working on?' }).focus();
  await user.keyboard('Asking for a raise');
  await user.tab();
  await user.keyboard('{Enter}');

  expect(await asks('With whom?')).toHaveFocus();
  await user.tab();
  await user.keyboard(' ');
  expect(screen.getByRole('radio', { name: 'My manager' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Next' }));

  expect(await asks('How do you like to be spoken to?')).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: /Straight out/ }));
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(window.location.pathname).toBe('/aimentor/imogen-vale/chat'));
  expect(saved).toEqual([
    { goal: 'Asking for a raise' },
    { withWhom: 'manager' },
    { manner: 'straight', status: 'done' },
  ]);
});

test('onboarding can be skipped at any question, and given answers are kept', async () => {
  const { user } = await show();
  await asks('What are you working on?');
  const saved = noteSaved();
  await user.type(screen.getByRole('textbox'), 'A toast');
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  await waitFor(() => expect(window.location.pathname).toBe('/homepage'));
  expect(saved).toEqual([{ goal: 'A toast', status: 'skipped' }]);
});

test('a question can be left empty', async () => {
  const { user } = await show();
  await asks('What are you working on?');
  const saved = noteSaved();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await asks('With whom?');
  expect(saved).toEqual([{ goal: null }]);
});

test('a returning user continues where they left, and can go back to earlier answers', async () => {
  const { user } = await show('/onboarding', { ...open, goal: 'A toast without notes' });
  expect(await asks('With whom?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await asks('What are you working on?');
  expect(screen.getByRole('textbox')).toHaveValue('A toast without notes');
  expect(window.location.search).toBe('?question=1');
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
});

test('an answer that could not be saved stays, with an error', async () => {
  const { user } = await show();
  await asks('What are you working on?');
  answerWith(failContract('onboardingSave', 'offline'));
  await user.type(screen.getByRole('textbox'), 'A toast');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No internet connection.');
  expect(screen.getByRole('textbox')).toHaveValue('A toast');
});

test('an error from a gateway shows its status and text', async () => {
  const { user } = await show();
  await asks('What are you working on?');
  answerWith(answerFromGateway('onboardingSave', '<h1>nginx</h1>', { status: 502, statusText: 'Bad Gateway' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('502 Bad Gateway: nginx');
  expect(alert).not.toHaveTextContent('No internet connection');
});

test('when nothing can be loaded, the user can retry or continue without it', async () => {
  const { user } = await showPage(
    '/onboarding',
    [failContract('onboardingRead', 'internal'), ...mentorMocks()],
    'newcomer',
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('link', { name: 'Skip' })).toHaveAttribute('href', '/homepage');
  expect(await screen.findByText(/^Something went wrong on our side/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test('the return address cannot lead to another site', async () => {
  const { user } = await show('/onboarding?returnTo=https%3A%2F%2Fevil.example');
  await asks('What are you working on?');
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  await waitFor(() => expect(window.location.pathname).toBe('/homepage'));
});

test('quiz answers are stored in the account and not asked again', async () => {
  keepSaidBefore({ goal: 'Asking for a raise', withWhom: 'manager' });
  const { user } = await show('/onboarding', { ...open, withWhom: 'family' });
  expect(await asks('How do you like to be spoken to?')).toBeVisible();
  expect(readSaidBefore()).toEqual({});
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('radio', { name: 'My family' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('textbox')).toHaveValue('Asking for a raise');
});

describe('the event entered on the landing page', () => {
  afterEach(() => keepDraft('coming-up', ''));

  test('becomes the goal, which is not asked for again and can be changed, and an event of the account', async () => {
    keepDraft('coming-up', 'A toast for Ruth');
    const added: unknown[] = [];
    const add = mockContract('occasionAdd', ({ body }) => {
      added.push(body);
      return { occasions: [], care: null };
    });
    const { user } = await showPage('/onboarding', [add, ...mentorMocks({ onboarding: open })], 'newcomer');
    expect(await asks('With whom?')).toBeVisible();
    await waitFor(() => expect(readDraft('coming-up')).toBe(''));
    expect(added).toEqual([expect.objectContaining({ what: 'A toast for Ruth' })]);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('textbox')).toHaveValue('A toast for Ruth');
    const saved = noteSaved();
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), 'A short toast');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await asks('With whom?');
    expect(saved).toEqual([{ goal: 'A short toast' }]);
  });

  test('does not replace a goal that is already known', async () => {
    keepDraft('coming-up', 'A toast for Ruth');
    const { user } = await show('/onboarding', { ...open, goal: 'Asking for a raise' });
    expect(await asks('With whom?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('textbox')).toHaveValue('Asking for a raise');
  });
});

test('when the quiz has asked everything, onboarding is skipped', async () => {
  keepSaidBefore({ goal: 'A toast', withWhom: 'family', manner: 'playful' });
  await show('/onboarding?returnTo=%2Fcoaches');
  await waitFor(() => expect(window.location.pathname).toBe('/coaches'));
});

test('a user who opens the questions explicitly sees them with the quiz answers', async () => {
  keepSaidBefore({ goal: 'A toast', withWhom: 'family', manner: 'playful' });
  await show('/onboarding?question=1&returnTo=%2Fcoaches');
  expect(await asks('What are you working on?')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('A toast');
  expect(readSaidBefore()).toEqual({});
});

test('quiz answers that could not be stored are kept, and the question is asked', async () => {
  keepSaidBefore({ manner: 'playful' });
  await showPage(
    '/onboarding',
    [failContract('onboardingSave', 'internal'), ...mentorMocks({ onboarding: open })],
    'newcomer',
  );
  expect(await asks('What are you working on?')).toBeVisible();
  expect(readSaidBefore()).toEqual({ manner: 'playful' });
});

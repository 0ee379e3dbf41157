import { screen, waitFor, within } from '@testing-library/react';
import { failContract, mockContract } from '@greenroom/api-client/testing';
import type { Practice } from '@greenroom/contracts';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { mentorMocks } from '../../testing/mentor-mocks.ts';
import { noPlan, practiceMocks, samplePlan, sampleSteps } from '../../testing/practice-mocks.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

const withPlan = (change: Partial<NonNullable<Practice['plan']>> = {}) =>
  mentorMocks({ practice: { ...noPlan, plan: { ...samplePlan, ...change } } });
const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

test('no day is preselected, and the choice is saved with the browser’s time zone', async () => {
  let asked: unknown;
  const keeping = mockContract('practiceSave', ({ body }) => {
    asked = body;
    return { ...noPlan, plan: { ...samplePlan, choice: body } };
  });
  const { user } = await showPage('/for-you/plan', [keeping, ...mentorMocks()]);
  const mail = await screen.findByRole('checkbox', { name: /A mail at that hour/ });
  expect(mail).not.toBeChecked();
  expect(screen.getByText(/To maren@example\.com\. Never twice on a day/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop the plan' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Wednesday' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sunday' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'At' }), '7');
  await user.click(mail);
  await user.click(screen.getByRole('button', { name: 'Make my week' }));
  expect(await screen.findByRole('heading', { name: 'This week, until Friday 27 November' })).toBeVisible();
  expect(asked).toEqual({ days: [1, 5, 7], hour: 7, timeZone: zone, byMail: true });
});

test('a plan without days is rejected', async () => {
  const { user } = await showPage('/for-you/plan', mentorMocks());
  for (const day of ['Monday', 'Wednesday', 'Friday'])
    await user.click(await screen.findByRole('checkbox', { name: day }));
  await user.click(screen.getByRole('button', { name: 'Make my week' }));
  expect(await screen.findByText('Choose at least one day.')).toBeVisible();
  expect(screen.getByRole('group', { name: 'On these days' })).toHaveAccessibleDescription('Choose at least one day.');
});

test('each step has a reason and a link, and can be marked done and undone', async () => {
  const { user } = await showPage('/for-you/plan', withPlan());
  const steps = within(await screen.findByRole('region', { name: /This week/ }));
  expect(steps.getAllByRole('listitem')).toHaveLength(3);
  expect(steps.getByText('to speak up on Monday')).toBeVisible();
  expect(steps.getByRole('link', { name: /^Talk with / })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/aimentor\/imogen-vale\/chat\?recommendation_id=/),
  );
  expect(steps.getByText('0 of 3 done')).toBeVisible();
  await user.click(steps.getByRole('button', { name: 'Mark as done: The first nine seconds' }));
  expect(await steps.findByText('1 of 3 done')).toBeVisible();
  expect(steps.getByText('“The first nine seconds” is done.')).toBeInTheDocument();
  const back = steps.getByRole('button', { name: 'Put back on the plan: The first nine seconds' });
  await waitFor(() => expect(back).toHaveFocus());
  await user.click(back);
  expect(await steps.findByText('0 of 3 done')).toBeVisible();
  await user.click(steps.getByRole('button', { name: 'Skip: Ask for the raise' }));
  expect(await steps.findByText('Skipped. It won’t come again soon.')).toBeVisible();
});

test('steps done automatically say so, and so does a finished week', async () => {
  const steps = sampleSteps.map((step) => ({ ...step, state: 'done' as const, byItself: true }));
  await showPage('/for-you/plan', withPlan({ steps, before: { done: 1, of: 4 }, nextReminderAt: null }));
  expect(await screen.findAllByText(/We noticed/)).toHaveLength(3);
  expect(screen.getByText('All done. The next week begins on Saturday 28 November.')).toBeVisible();
  expect(screen.getByText('Last week you did 1 of 4. So this week is a little lighter.')).toBeVisible();
  expect(screen.getByText('No reminders.')).toBeVisible();
});

test('the plan can be stopped after a confirmation', async () => {
  const { user } = await showPage('/for-you/plan', withPlan());
  await user.click(await screen.findByRole('button', { name: 'Stop the plan' }));
  await user.click(screen.getByRole('button', { name: 'Yes, stop it' }));
  expect(await screen.findByText('Your plan is stopped and deleted.')).toBeVisible();
  expect(screen.queryByRole('region', { name: /This week/ })).not.toBeInTheDocument();
});

test('an unconfirmed email address gets no reminders, and the page says so', async () => {
  await showPage('/for-you/plan', mentorMocks({ practice: { ...noPlan, mailTo: null } }));
  expect(await screen.findByText(/Your address isn’t confirmed yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Confirm it in your settings' })).toHaveAttribute(
    'href',
    '/settings/security',
  );
});

test.each([
  ['offline', /You’re offline\. Nothing was changed/],
  ['internal', /That wasn’t saved/],
] as const)('a change that could not be saved shows an error: %s', async (code, words) => {
  const { user } = await showPage('/for-you/plan', [failContract('practiceStep', code), ...withPlan()]);
  await user.click(await screen.findByRole('button', { name: 'Skip: Ask for the raise' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText('0 of 3 done')).toBeVisible();
});

test('a failed load can be retried', async () => {
  const { user } = await showPage('/for-you/plan', [failContract('practiceRead', 'internal'), ...mentorMocks()]);
  await screen.findByRole('heading', { name: 'This part didn’t arrive' });
  answerWith(...practiceMocks());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Make my week' })).toBeVisible();
});

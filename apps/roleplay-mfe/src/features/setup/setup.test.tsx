import { screen, waitFor, within } from '@testing-library/react';
import { failContract, mockContract, samplePerson } from '@greenroom/api-client/testing';
import { sceneSentences, type RoleplayCreate } from '@greenroom/contracts';
import { withMockedApi } from '@greenroom/frame/testing';
import { roleplayMocks } from '../../testing/roleplay-mocks.ts';
import { session } from '../../testing/sample-scenes.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

const scene = '/categories/work/scenario/ask-for-the-raise';
const custom = '/categories/scenario/custom';
const begin = () => screen.findByRole('button', { name: 'Places, please' });

test('a visitor can read a whole scene, and learns on beginning it that it requires a plan', async () => {
  const { user } = await showPage(scene, roleplayMocks({ roleplay: 'not_authenticated' }), 'visitor');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ask for the raise' })).toBeVisible();
  expect(screen.getByText('Is there a number, and does it come early?')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Anything true we should use?' }), 'I’m on 69.');
  await user.click(await begin());
  const sheet = within(await screen.findByRole('dialog', { name: 'The rehearsal room is for members' }));
  expect(sheet.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', expect.stringContaining('returnTo'));
  expect(await sheet.findByRole('radio', { name: /^Yearly \$84 once a year \$7 a month$/ })).toBeChecked();
  expect(sheet.getByRole('link', { name: 'Not sure? Five questions' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/quiz/),
  );
  await user.click(sheet.getByRole('radio', { name: /^Monthly/ }));
  expect(sheet.getByRole('link', { name: 'Take this plan' })).toHaveAttribute(
    'href',
    `/checkout?plan=monthly&returnTo=${encodeURIComponent(scene)}`,
  );
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('textbox', { name: 'Anything true we should use?' })).toHaveValue('I’m on 69.');
});

test('where plans are off, a visitor is asked to sign up or log in, and reads nothing of plans and prices', async () => {
  const visitor = { ...samplePerson('visitor'), allowance: null };
  const { user } = await showPage(scene, roleplayMocks({ roleplay: 'not_authenticated' }), visitor);
  await user.click(await begin());
  const sheet = await screen.findByRole('dialog', { name: 'Playing a scene takes an account' });
  const returnTo = encodeURIComponent(scene);
  expect(within(sheet).getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    `/signup?returnTo=${returnTo}`,
  );
  expect(within(sheet).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', `/login?returnTo=${returnTo}`);
  expect(sheet).not.toHaveTextContent(/member|plan|\$|month/i);
});

test('does not ask an account without a plan to log in', async () => {
  const { user } = await showPage(scene, roleplayMocks({ roleplay: 'plan_required' }), 'signedIn');
  await user.click(await begin());
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
});

test('the button names the trial days to an account that is offered them', async () => {
  const { user } = await showPage(scene, roleplayMocks({ roleplay: 'plan_required' }), 'trialOffered');
  await user.click(await begin());
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByRole('link', { name: 'Start 7 days free' })).toBeVisible();
});

test('links to the paywall’s usual destination where plans cannot be loaded, and during a promotion', async () => {
  const noPlans = [failContract('commercePlans', 'internal'), ...roleplayMocks({ roleplay: 'not_authenticated' })];
  const { user, leave } = await showPage(scene, noPlans, 'visitor');
  await user.click(await begin());
  const toQuiz = await screen.findByRole('link', { name: 'See what a plan costs' });
  expect(toQuiz).toHaveAttribute('href', expect.stringMatching(/^\/quiz/));
  expect(screen.queryByRole('radio', { name: /^Yearly/ })).toBeNull();
  leave();
  await showPage(scene, roleplayMocks({ roleplay: 'not_authenticated' }), 'offered');
  await user.click(await begin());
  const toOffer = await screen.findByRole('link', { name: 'See what a plan costs' });
  expect(toOffer).toHaveAttribute('href', expect.stringMatching(/^\/promotion/));
});

test('creates the scene as chosen and leads to its start page', async () => {
  const asked: RoleplayCreate[] = [];
  const { user } = await showPage(scene, [
    mockContract('roleplayCreate', ({ body }) => {
      asked.push(body);
      return { ...session, userRolePlayUuid: body.userRolePlayUuid! };
    }),
    ...roleplayMocks(),
  ]);
  await user.click(await screen.findByRole('radio', { name: 'Tough, a bad day' }));
  await user.click(screen.getByRole('radio', { name: 'Blunt' }));
  await user.dblClick(await begin());
  expect(await screen.findByText('Role-play starting. Breathe out first.')).toBeVisible();
  expect(asked).toEqual([
    expect.objectContaining({
      scene: { kind: 'written', scenarioUuidOrSlug: 'ask-for-the-raise' },
      language: 'en',
      difficulty: 'tough',
      aiPersonality: 'blunt',
      voiceStyle: null,
    }),
  ]);
  expect(window.location.search).toBe(`?uuid=${asked[0]!.userRolePlayUuid}`);
});

test('keeps the choices over a reload', async () => {
  const { user, leave } = await showPage(scene, roleplayMocks());
  await user.click(await screen.findByRole('radio', { name: 'Easygoing' }));
  leave();
  await showPage(scene, roleplayMocks());
  expect(await screen.findByRole('radio', { name: 'Easygoing' })).toBeChecked();
});

test('an unknown scene is not found', async () => {
  await showPage('/categories/work/scenario/nothing', roleplayMocks());
  expect(await screen.findByRole('heading', { level: 1, name: 'No scene at this address' })).toBeVisible();
});

test('a scene about rights says that it gives no advice', async () => {
  await showPage('/categories/work/scenario/the-third-saturday', roleplayMocks());
  expect(await screen.findByRole('note')).toHaveTextContent('not legal advice');
});

test('a custom scene asks for missing values in the specification’s words', async () => {
  const { user } = await showPage(custom, roleplayMocks());
  await user.click(await begin());
  const description = await screen.findByRole('textbox', { name: 'What’s happening?' });
  expect(description).toHaveAccessibleDescription(sceneSentences.descriptionRequired);
  expect(description).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Call the scene' })).toHaveAccessibleDescription(
    sceneSentences.nameRequired,
  );
  expect(screen.getByRole('textbox', { name: 'Who are they to you?' })).toHaveAccessibleDescription(
    sceneSentences.roleRequired,
  );
});

test('a link sets the description once, and later changes stay', async () => {
  const { user } = await showPage(`${custom}?description=performance+review`, roleplayMocks());
  const description = await screen.findByRole('textbox', { name: 'What’s happening?' });
  await waitFor(() => expect(description).toHaveValue('performance review'));
  expect(window.location.search).toBe('');
  await user.type(description, ' on Friday');
  expect(description).toHaveValue('performance review on Friday');
});

const filled = async (person: Awaited<ReturnType<typeof showPage>>) => {
  await person.user.type(await screen.findByRole('textbox', { name: 'What’s happening?' }), 'Money');
  await person.user.type(screen.getByRole('textbox', { name: 'Call the scene' }), 'Jonas');
  await person.user.type(screen.getByRole('textbox', { name: 'Who are they to you?' }), 'Brother');
  await person.user.click(await begin());
};

test.each([
  ['scene.description', 'What’s happening?', 'descriptionInvalid'],
  ['scene.roleplay_name', 'Call the scene', 'nameInvalid'],
  ['additional_context', /Anything else they’d know/, 'contextInvalid'],
  ['scene.roleplay_name', 'Call the scene', 'descriptionOrNameInvalid'],
  ['scene.ai_role', 'Who are they to you?', 'inputInvalid'],
] as const)('shows an error for %s at its field: %s, %s', async (path, label, sentence) => {
  const message = sceneSentences[sentence];
  const person = await showPage(custom, [
    failContract('roleplayCreate', 'unprocessable', [{ path, message }]),
    ...roleplayMocks(),
  ]);
  await filled(person);
  const field = await screen.findByRole('textbox', { name: label });
  await screen.findByText(message);
  expect(field).toHaveAccessibleDescription(message);
  await person.user.type(field, '!');
  expect(field).not.toHaveAccessibleDescription(message);
});

test.each([
  ['offline', /No internet connection/],
  ['rate_limited', /great many scenes for one day/],
  ['internal', /it was us/],
] as const)('shows %s for the whole form, and keeps what was typed', async (code, words) => {
  const person = await showPage(custom, [failContract('roleplayCreate', code), ...roleplayMocks()]);
  await filled(person);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Call the scene' })).toHaveValue('Jonas');
});

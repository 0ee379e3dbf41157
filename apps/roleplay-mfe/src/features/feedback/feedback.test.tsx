import { act, screen, waitFor, within } from '@testing-library/react';
import { failContract, mockContract } from '@greenroom/api-client/testing';
import type { RoleplayCreate, RoleplayFeedback } from '@greenroom/contracts';
import { withMockedApi } from '@greenroom/frame/testing';
import { roleplayMocks } from '../../testing/roleplay-mocks.ts';
import { notes, session } from '../../testing/sample-scenes.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

const address = `/feedback?uuid=${session.conversationUuid}`;

test('shows the score, its band, and the person’s own words behind it', async () => {
  await showPage(address, roleplayMocks());
  expect(await screen.findByRole('img', { name: '7.4 of 10, in the band Developing, 5.0 to 7.9' })).toBeVisible();
  const criteria = within(screen.getByRole('region', { name: 'What we listened for' }));
  expect(criteria.getByText('“I’m asking for 78,000 from January on.”')).toBeVisible();
  expect(criteria.getByRole('link', { name: 'line 2' })).toHaveAttribute('href', '#line-2');
  expect(criteria.getByText('You named a figure.')).toBeVisible();
  expect(criteria.getByText('Nothing to change here. Keep it.')).toBeVisible();
  expect(criteria.getByText('Ask for a day.')).toBeVisible();
  expect(criteria.getByText('You said nothing for this that could be quoted.')).toBeVisible();
  expect(criteria.getByText('Next time, for example: “Can we settle this by Friday the 12th?”')).toBeVisible();
});

test('marks a line built from the person’s own, and describes 2, 5 and 8 for each criterion', async () => {
  const [ask, close] = notes.criteria;
  const plainer = { ...close!, betterLine: 'I want an answer by Friday.', betterLineIsYours: true };
  const shown: RoleplayFeedback = { status: 'ready', notes: { ...notes, criteria: [ask!, plainer] } };
  await showPage(address, [mockContract('roleplayFeedback', () => shown), ...roleplayMocks()]);
  const criteria = within(await screen.findByRole('region', { name: 'What we listened for' }));
  expect(criteria.getByText('Your line, made stronger: “I want an answer by Friday.”')).toBeVisible();
  const [first, second] = criteria.getAllByRole('list').filter((list) => within(list).queryByText('Nobody knows.'));
  const nearest = (list: HTMLElement) => list.querySelector('[data-nearest]')?.textContent;
  expect([nearest(first!), nearest(second!)]).toEqual(['8Said early, with a figure.', '5It was said late.']);
});

describe('a second reader', () => {
  const [ask, close] = notes.criteria;
  const quote = { position: 2, from: 0, to: 12, quote: 'by the twelfth' };
  const second = { score: 7.2, band: 'developing' as const, differs: true, why: 'You asked for a day.', quote };
  const disputed = [
    { slug: 'close-day', text: 'Did you ask for a day?', never: false, byRules: 0, bySecond: 1, quote },
  ];
  const showWith = async (changed: Partial<typeof notes>) => {
    const shown: RoleplayFeedback = { status: 'ready', notes: { ...notes, ...changed } };
    await showPage(address, [mockContract('roleplayFeedback', () => shown), ...roleplayMocks()]);
    return within(await screen.findByRole('region', { name: 'What we listened for' }));
  };

  test('that differs from the rules is shown beside them, each with its reason and quote', async () => {
    const criteria = await showWith({
      secondReader: 'whole',
      criteria: [
        { ...ask!, second: { ...second, score: 8.4, differs: false, disputed: [] } },
        { ...close!, second: { ...second, disputed } },
      ],
    });
    expect(criteria.getByText(/more than 2 points apart you see both/)).toBeVisible();
    expect(criteria.getByText('A second reader gives 8.4.')).toBeVisible();
    const both = within(criteria.getByRole('region', { name: 'Two readers, two scores' }));
    expect(both.getByText('By rules').parentElement).toHaveTextContent('4.8');
    expect(both.getByText('Second reader').parentElement).toHaveTextContent('7.2');
    expect(both.getByText(/^You asked for a day\./)).toHaveTextContent('“by the twelfth” line 2');
    expect(both.getByText(/^Did you ask for a day/)).toHaveTextContent('Rules: no. Second reader: yes.');
  });

  test('that did not answer is mentioned without alarm, and so is blame that cost points', async () => {
    const criteria = await showWith({ secondReader: 'failed', heard: 0.9 });
    expect(criteria.getByText(/^Judged by rules.*didn’t answer this time.*took a share off every score/)).toBeVisible();
  });
});

test('a coach says what worked and what to try, and can be asked about it', async () => {
  await showPage(address, roleplayMocks());
  expect(await screen.findByText('“You named a figure. Next time, ask for a day.”')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Talk it over with Anila' })).toHaveAttribute(
    'href',
    '/aimentor/anila-kestrel/chat#say=I%20rehearsed%20%E2%80%9CAsk%20for%20the%20raise%E2%80%9D.%20What%20could%20I%20say%20instead%3F',
  );
});

test('without a coach the lines explain themselves', async () => {
  const shown: RoleplayFeedback = { status: 'ready', notes: { ...notes, coach: null } };
  await showPage(address, [mockContract('roleplayFeedback', () => shown), ...roleplayMocks()]);
  expect(await screen.findByText('Next time, try')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Talk it over/ })).toBeNull();
  expect(screen.getAllByText('Ask for a day.')).toHaveLength(3);
});

test('measures show their range, their rating and their source', async () => {
  await showPage(address, roleplayMocks());
  const sounded = within(await screen.findByRole('region', { name: 'How it sounded' }));
  expect(sounded.getByRole('img', { name: 'Hedges, 5.8 a minute: Needs work. Up to 2 a minute is good.' })).toBeVisible();
  expect(sounded.getByRole('link', { name: 'Hosman and Wright 1987' })).toHaveAttribute(
    'href',
    'https://doi.org/10.1080/10570318709374263',
  );
});

test('a spoken scene shows its pace over time, in words as well', async () => {
  const series = [110, 150, null, 130].map((value, index) => ({ atSeconds: index * 30, value }));
  const pace = { ...notes.measures[0]!, name: 'pace' as const, unit: 'words-per-minute' as const, value: 132, series };
  const aloud = { ...notes, setup: { ...notes.setup, medium: 'voice' as const }, measures: [pace] };
  await showPage(address, [
    mockContract('roleplayFeedback', () => ({ status: 'ready', notes: aloud })),
    ...roleplayMocks(),
  ]);
  const plot = { name: 'Words a minute by time. 0:00: 110, 0:30: 150, 1:30: 130' };
  expect(await screen.findByRole('img', plot)).toBeVisible();
  expect(screen.queryByText(/^You wrote this scene/)).not.toBeInTheDocument();
});

test('a written scene says why it has no pace', async () => {
  await showPage(address, roleplayMocks());
  expect(await screen.findByText(/^You wrote this scene/)).toBeVisible();
});

test('“Save as PDF” prints all of the person’s lines', async () => {
  const script = Array.from({ length: 14 }, (_, index) => ({
    ...notes.script[index % notes.script.length]!,
    position: index + 1,
  }));
  window.print = jest.fn();
  const { user } = await showPage(address, [
    mockContract('roleplayFeedback', () => ({ status: 'ready', notes: { ...notes, script } })),
    ...roleplayMocks(),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Save as PDF' }));
  expect(window.print).toHaveBeenCalled();
  const lines = within(screen.getByRole('region', { name: 'The script' }));
  const before = lines.getAllByRole('listitem').length;
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(before).toBeLessThan(14);
  expect(lines.getAllByRole('listitem')).toHaveLength(14);
  // The partner's words are not printed for others to read.
  expect(lines.getAllByText('That’s quite a step up.').every((words) => words.closest('[data-paper="none"]'))).toBe(
    true,
  );
  expect(lines.getAllByText(/^I’m asking for 78,000/).some((words) => words.closest('[data-paper="none"]'))).toBe(
    false,
  );
});

test('the script marks what worked and what cost points, with the reason', async () => {
  await showPage(address, roleplayMocks());
  const script = within(await screen.findByRole('region', { name: 'The script' }));
  expect(script.getByText('I’m asking for 78,000 from January on', { exact: false, selector: 'mark' })).toBeVisible();
  expect(script.getByText('Did you name a figure?')).toBeVisible();
  expect(script.getByText('Hedges')).toBeVisible();
});

test('the plot of the person’s scores has a text alternative', async () => {
  await showPage(address, roleplayMocks());
  expect(await screen.findByRole('img', { name: /^Scores of 2 tries: 6.2 \(.*\), 7.4/ })).toBeInTheDocument();
  expect(screen.getByText('Up 1.2 over 2 tries.')).toBeVisible();
});

test('starts the scene again with the same partner, or with a tougher one', async () => {
  const asked: RoleplayCreate[] = [];
  const { user } = await showPage(address, [
    mockContract('roleplayCreate', ({ body }) => {
      asked.push(body);
      return { ...session, userRolePlayUuid: body.userRolePlayUuid! };
    }),
    ...roleplayMocks(),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Make it tough' }));
  await waitFor(() => expect(window.location.pathname).toBe('/start'));
  expect(asked).toEqual([
    expect.objectContaining({
      scene: { kind: 'again', sameAs: notes.userRolePlayUuid, seed: 'new' },
      difficulty: 'tough',
    }),
  ]);
});

test('offers nothing tougher at the highest difficulty, and says that blame cost points', async () => {
  await showPage(address, roleplayMocks({ notes: { ...notes, harder: null, heard: 0.7 } }));
  expect(await screen.findByRole('button', { name: 'Run it again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Make it/ })).not.toBeInTheDocument();
  expect(screen.getByText(/took a share off every score/)).toBeVisible();
});

test('shows the progress of the feedback until it is ready', async () => {
  const replies: RoleplayFeedback[] = [
    { status: 'in-progress', stage: 'reading', tries: 1 },
    { status: 'in-progress', stage: 'scoring', tries: 1 },
    { status: 'ready', notes },
  ];
  await showPage(address, [
    mockContract('roleplayFeedback', () => replies.shift() ?? { status: 'ready', notes }),
    ...roleplayMocks(),
  ]);
  expect(await screen.findByText('Reading the script, 1 of 4')).toBeInTheDocument();
  expect(await screen.findByText('Going through the questions, 3 of 4')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Your notes' })).toBeVisible();
});

test('makes failed feedback again', async () => {
  const { user } = await showPage(address, [
    mockContract('roleplayFeedback', () => ({ status: 'failed', stage: 'scoring', tries: 3 })),
    ...roleplayMocks(),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Write them again' }));
  expect(await screen.findByText('Reading the script')).toBeVisible();
});

test('says how much was said and is needed where it is too little, and carries the scene on', async () => {
  const fields = [
    { path: 'lines', message: '1/3' },
    { path: 'user_role_play_uuid', message: session.userRolePlayUuid },
  ];
  const { user } = await showPage(address, [
    failContract('roleplayFeedback', 'too_short', fields),
    ...roleplayMocks({ session: { ...session, status: 'ended', ending: 'stopped', endedAt: session.createdAt } }),
  ]);
  expect(await screen.findByText(/^You said 1 line; notes need at least 3\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Run it again' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Carry on' }));
  await waitFor(() => expect(window.location.pathname).toBe('/session'));
  expect(await screen.findByRole('textbox', { name: 'Your line' })).toBeVisible();
});

test.each([
  ['conflict', 'This scene isn’t over yet'],
  ['not_found', 'No scene at this address'],
  ['internal', 'This part didn’t arrive'],
  ['offline', 'No internet connection'],
] as const)('%s: %s', async (code, title) => {
  await showPage(address, [failContract('roleplayFeedback', code), ...roleplayMocks()]);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('offers an export, and deletes everything after a confirmation', async () => {
  const { user } = await showPage(address, roleplayMocks());
  expect(await screen.findByRole('link', { name: 'Save to read' })).toHaveAttribute(
    'href',
    `/api/v1/roleplay/${notes.userRolePlayUuid}/export?format=markdown`,
  );
  await user.click(screen.getByRole('button', { name: 'Delete this try' }));
  await user.click(screen.getByRole('button', { name: 'Delete it all' }));
  await waitFor(() => expect(window.location.pathname).toBe('/categories'));
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failContract, mockContract, MockFailure } from '@greenroom/api-client/testing';
import { type Locale, paths, type StaffJobs } from '@greenroom/contracts';
import { openPage, withMockedApi } from '@greenroom/frame/testing';
import { activateLocale } from '@greenroom/i18n';
import { words } from '../words.ts';
import { JobsPage } from './jobs-page.tsx';

withMockedApi();

// jsdom has no performance entries.
beforeAll(() => Object.assign(performance, { getEntriesByType: () => [] }));

type Job = StaffJobs['jobs'][number];
const uuid = '0b6f2c1e-6d0b-4a57-9d4c-3f1f1b0a7e11';
const at = '2026-11-30T10:00:00.000Z';
const failed: Job = {
  ...{ uuid, queue: 'send-mails', state: 'failed', at, attempts: 3, nextAttemptAt: null },
  error: { name: 'DrizzleQueryError', code: '57014' },
};
const queue = { queue: 'send-mails', waiting: 2, running: 1, failed: 1, oldestWaitingAt: at };
const nothing: StaffJobs = { queues: [queue], jobs: [], cursor: null };

/** The page, which loads jobs only when it is asked to. */
const StillPage = () => <JobsPage refreshMs={0} />;

async function open(
  mocks: Parameters<typeof openPage>[0]['mocks'],
  { search = '', locale = 'en' }: { search?: string; locale?: Locale } = {},
) {
  activateLocale(locale);
  return openPage({
    routes: [{ path: paths.staffJobs, frame: 'site', load: async () => ({ Page: StillPage }) }],
    address: paths.staffJobs + search,
    messages: words,
    mocks,
  });
}
const openWith = (answer: Partial<StaffJobs>, options?: Parameters<typeof open>[1]) =>
  open([mockContract('staffJobs', () => ({ ...nothing, ...answer }))], options);

const rowOf = async (id: string) => (await screen.findByText(id)).closest('tr')!;

test('staff see the state of each queue', async () => {
  const { leave } = await openWith({});
  const table = await screen.findByRole('region', { name: 'Queues, by name' });
  await waitFor(() => expect(table).toBeVisible());
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/^send-mails21130 Nov 2026, /);
  expect(screen.getByText('No failed or late jobs')).toBeVisible();
  leave();
});

test.each<[string, Partial<Job>, RegExp]>([
  ['failed', {}, /Failed.*send-mails.*3.*DrizzleQueryError \(57014\)/],
  [
    'waiting for its next attempt',
    { state: 'retrying', nextAttemptAt: '2026-11-30T10:05:00.000Z', error: { name: 'Error', code: null } },
    /Will be retried.*30 Nov 2026.*Error$/,
  ],
  ['late', { state: 'late', attempts: 0, error: null }, /Waiting too long.*0$/],
  ['stuck', { state: 'stuck', error: { name: null, code: 'timed-out' } }, /Running too long.*Ran too long$/],
  ['of a newer server', { state: 'sleeping', error: { name: null, code: null } }, /sleeping.*Not recorded$/],
])('a job that is %s says so, and only a failed one can be retried', async (_, job, text) => {
  const { leave } = await openWith({ jobs: [{ ...failed, ...job }] });
  const row = await rowOf(uuid);
  expect(row).toHaveTextContent(text);
  expect(within(row).queryAllByRole('button', { hidden: true })).toHaveLength(job.state === undefined ? 1 : 0);
  leave();
});

test('a failed job is retried by keyboard with a reason, and the list is loaded again', async () => {
  const asked: unknown[] = [];
  let jobs = [failed];
  const { leave } = await open([
    mockContract('staffJobs', () => ({ ...nothing, jobs })),
    mockContract('staffRetryJob', ({ params, body }) => {
      asked.push({ ...params, ...body });
      jobs = [];
      return { done: true };
    }),
  ]);
  const retry = await screen.findByRole('button', { name: `Retry job ${uuid} of send-mails` });
  act(() => retry.focus());
  await userEvent.keyboard('{Enter}');
  const reason = screen.getByRole('textbox', { name: 'Reason' });
  expect(reason).toHaveFocus();
  expect(reason).toHaveAccessibleDescription('It stands in the staff log. No names, nothing from conversations.');
  await userEvent.keyboard('{Escape}');
  expect(reason).not.toBeInTheDocument();
  expect(retry).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Retry the job' }));
  expect(screen.getByText('Please give a reason.')).toBeVisible();
  expect(asked).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'The database is back');
  await userEvent.click(screen.getByRole('button', { name: 'Retry the job' }));
  expect(await screen.findByText('No failed or late jobs')).toBeVisible();
  expect(screen.getByText('The job gets another attempt.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(asked).toEqual([{ jobUuid: uuid, reason: 'The database is back' }]);
  leave();
});

test('says why a job was not retried', async () => {
  const { leave } = await open([
    mockContract('staffJobs', () => ({ ...nothing, jobs: [failed] })),
    failContract('staffRetryJob', 'conflict'),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: `Retry job ${uuid} of send-mails` }));
  await userEvent.keyboard('Again');
  await userEvent.click(screen.getByRole('button', { name: 'Retry the job' }));
  expect(await screen.findByText('The same work already waits or runs in another job.')).toBeVisible();
  leave();
});

test('jobs are listed by queue and state, page by page, and exported as they are listed', async () => {
  const asked: unknown[] = [];
  const { leave } = await open([
    mockContract('staffJobs', ({ query }) => {
      asked.push(query);
      return { ...nothing, jobs: [failed], cursor: 'next' };
    }),
  ]);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Queue' }), 'send-mails');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Waiting too long');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  const saved = await screen.findByRole('link', { name: 'Save as CSV' });
  expect(saved).toHaveAttribute('href', '/api/v1/staff/jobs/file?queue=send-mails&state=late');
  await userEvent.click(await screen.findByRole('link', { name: 'Older' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ queue: 'send-mails', state: 'late', cursor: 'next' }));
  expect(asked).toEqual([
    {},
    { queue: 'send-mails', state: 'late' },
    { queue: 'send-mails', state: 'late', cursor: 'next' },
  ]);
  leave();
});

test('an unknown state in the address is ignored', async () => {
  const asked: unknown[] = [];
  const { leave } = await open(
    [
      mockContract('staffJobs', ({ query }) => {
        asked.push(query);
        return nothing;
      }),
    ],
    { search: '?state=sleeping' },
  );
  expect(await screen.findByText('No failed or late jobs')).toBeVisible();
  expect(asked).toEqual([{}]);
  leave();
});

test('says that it is loading, then that loading failed, and loads on request', async () => {
  let fails = true;
  const { leave } = await open([
    mockContract('staffJobs', () => {
      if (fails) throw new MockFailure('internal');
      return nothing;
    }),
  ]);
  expect(await screen.findByText('Loading')).toBeInTheDocument();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('That didn’t arrive');
  fails = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No failed or late jobs')).toBeVisible();
  leave();
});

test('is in German on German pages', async () => {
  const { leave } = await openWith({ jobs: [failed] }, { locale: 'de' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Hintergrundaufgaben' })).toBeVisible();
  const row = await rowOf(uuid);
  expect(row).toHaveTextContent(/30\.11\.2026, .*Fehlgeschlagen.*Wiederholen$/);
  leave();
});

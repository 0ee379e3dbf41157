import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockContract, MockFailure } from '@greenroom/api-client/testing';
import { type Locale, paths, type StaffAnnouncements } from '@greenroom/contracts';
import { openPage, withMockedApi } from '@greenroom/frame/testing';
import { activateLocale } from '@greenroom/i18n';
import { announcements } from '../testing/announcement-samples.ts';
import { words } from '../words.ts';
import { AnnouncementsPage } from './announcements-page.tsx';

withMockedApi();

// jsdom has no performance entries.
beforeAll(() => Object.assign(performance, { getEntriesByType: () => [] }));

const sent: [what: string, given: object][] = [];
beforeEach(() => void (sent.length = 0));

async function open({
  listed = { announcements, cursor: null },
  refused = false,
  locale = 'en',
}: { listed?: StaffAnnouncements; refused?: boolean; locale?: Locale } = {}) {
  activateLocale(locale);
  const take =
    (what: string) =>
    ({ params, body }: { params?: object; body: object }) => {
      if (refused) throw new MockFailure('conflict');
      sent.push([what, { ...params, ...body }]);
      return { done: true as const };
    };
  return openPage({
    routes: [{ path: paths.staffAnnouncements, frame: 'site', load: async () => ({ Page: AnnouncementsPage }) }],
    address: paths.staffAnnouncements,
    messages: words,
    mocks: [
      mockContract('staffAnnouncements', () => listed),
      mockContract('staffAnnouncementWrite', take('write')),
      mockContract('staffAnnouncementChange', take('change')),
      mockContract('staffAnnouncementEnd', take('end')),
    ],
  });
}

test('announcements are listed by state, and only those that are not past can be changed', async () => {
  const { leave } = await open();
  const inForce = await screen.findByRole('region', { name: 'In force' });
  expect(within(inForce).getByText('Calls pause at noon')).toHaveAttribute('lang', 'en');
  expect(within(inForce).getByText('Anrufe ruhen mittags')).toHaveAttribute('lang', 'de');
  expect(within(inForce).getByText('Trouble')).toBeVisible();
  const past = screen.getByRole('region', { name: 'Past' });
  expect(within(past).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change “Later”' })).toBeVisible();
  leave();
});

test('an announcement is written with both texts, its level and times in the browser’s time zone', async () => {
  const { leave } = await open({ listed: { announcements: [], cursor: null } });
  expect(await screen.findByText('No announcement is shown at the moment.')).toBeVisible();
  screen.getByRole('button', { name: 'Write an announcement' }).focus();
  await userEvent.keyboard('{Enter}');
  const english = screen.getByRole('textbox', { name: 'Text in English' });
  expect(english).toHaveFocus();
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Maintenance');
  await userEvent.type(english, 'Calls pause');
  await userEvent.click(screen.getByRole('button', { name: 'Save announcement' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Both texts are needed');
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Text in German' }), 'Anrufe ruhen');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'Trouble');
  const [from, to] = ['2026-12-01T09:30', '2026-12-01T11:00'];
  for (const [label, value] of [
    ['From (your time zone)', from],
    ['To (your time zone)', to],
  ] as const) {
    const input = screen.getByLabelText(label);
    await userEvent.clear(input);
    await userEvent.type(input, value);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Save announcement' }));
  await waitFor(() =>
    expect(sent).toEqual([
      [
        'write',
        {
          ...{ reason: 'Maintenance', level: 'trouble', textEn: 'Calls pause', textDe: 'Anrufe ruhen' },
          ...{ startsAt: new Date(from).toISOString(), endsAt: new Date(to).toISOString() },
        },
      ],
    ]),
  );
  expect(await screen.findByText('The announcement is saved.')).toBeVisible();
  leave();
});

test('an announcement is changed from what it says now, and ended with a reason', async () => {
  const { leave } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change “Calls pause at noon”' }));
  expect(screen.getByRole('textbox', { name: 'Text in German' })).toHaveValue('Anrufe ruhen mittags');
  await userEvent.type(screen.getByRole('textbox', { name: 'Text in English' }), '!');
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Wording');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const { uuid, startsAt, endsAt } = announcements[0]!;
  expect(sent[0]).toMatchObject([
    'change',
    { announcementUuid: uuid, textEn: 'Calls pause at noon!', startsAt, endsAt },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'End “Calls pause at noon” now' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Over');
  await userEvent.click(screen.getByRole('button', { name: 'End now' }));
  await waitFor(() => expect(sent[1]).toEqual(['end', { announcementUuid: uuid, reason: 'Over' }]));
  leave();
});

test('a refusal says that the announcement has ended', async () => {
  const { leave } = await open({ refused: true });
  await userEvent.click(await screen.findByRole('button', { name: 'End “Later” now' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Over');
  await userEvent.click(screen.getByRole('button', { name: 'End now' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The announcement has ended. Reload the page to see.');
  leave();
});

test('is in German on German pages, with a link to older ones', async () => {
  const { leave } = await open({ listed: { announcements, cursor: 'next' }, locale: 'de' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Hinweise' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Ältere Hinweise' })).toHaveAttribute(
    'href',
    '/staff/announcements?cursor=next',
  );
  leave();
});

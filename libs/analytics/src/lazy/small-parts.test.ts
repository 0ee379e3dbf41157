import { campaignOf, keepCampaign } from './campaign.ts';
import { cleanAddress } from './clean-address.ts';
import { exposeAsOneTrust } from './one-trust.ts';
import { personaPage, viewedPage } from './persona-page.ts';

const blocked = new Proxy({} as Storage, {
  get() {
    throw new Error('blocked');
  },
});

test('reads the campaign parameters of the specification', () => {
  const named =
    'utm_x fbclid campaign_id adset_id ad_id placement creative_id targeting_id site_source_name ref source';
  const search = [...named.split(' '), 'token', 'q'].map((name) => `${name}=1`).join('&');
  expect(Object.keys(campaignOf(`https://a.example/?${search}`))).toEqual(named.split(' '));
});

test.each([
  ['blocked', blocked],
  ['not available', undefined],
])('where storage is %s, this page’s own campaign counts', (_, storage) => {
  expect(keepCampaign(storage, 'https://a.example/?ref=x')).toEqual({ ref: 'x' });
});

test.each([
  ['https://a.example/login?returnTo=%2Fcoaches&code=1#a', 'https://a.example/login?returnTo=%2Fcoaches'],
  ['https://me:secret@a.example/', 'https://a.example/'],
])('reports %s as %s', (address, told) => {
  expect(cleanAddress(address)).toBe(told);
});

test.each([
  ['/', { page: 'root' }],
  ['/aimentor/imogen-vale', { page: 'mentor', instructor_slug: 'imogen-vale' }],
  [
    '/aimentor/imogen-vale/chat?conversation_uuid=7',
    { page: 'mentorChat', instructor_slug: 'imogen-vale', conversation_id: '7' },
  ],
  [
    '/aimentor/imogen-vale/chat?conversation=7',
    { page: 'mentorChat', instructor_slug: 'imogen-vale', conversation_id: '7' },
  ],
  ['/session?uuid=7', { page: 'session' }],
  ['/feedback?uuid=7', { page: 'feedback', conversation_id: '7' }],
  ['/meetings/feedback?uuid=7', { page: 'meetingsFeedback', conversation_id: '7' }],
  ['/categories/work?page_source=mail', { page: 'category', category_slug: 'work', page_source: 'mail' }],
  ['/no/such/door', { page: 'other' }],
])('persona events for %s have %j', (path, expected) => {
  expect(personaPage(`https://a.example${path}`)).toEqual(expected);
});

test('a recommended page says so in its view event, and not in events about its items', () => {
  const address = 'https://a.example/library/imogen-vale/nerves?recommendation_id=7';
  const item = { page: 'libraryItem', instructor_slug: 'imogen-vale' };
  expect(viewedPage(address)).toEqual({ ...item, recommendation_id: '7' });
  expect(personaPage(address)).toEqual(item);
});

test('OneTrust scripts can read groups, query consent, and receive changes', () => {
  const page: {
    OnetrustActiveGroups?: string;
    OneTrust?: {
      IsAlertBoxClosed(): boolean;
      OnConsentChanged(hear: (event: { detail: readonly string[] }) => void): void;
      ToggleInfoDisplay(): void;
    };
  } = {};
  const open = jest.fn();
  const tell = exposeAsOneTrust(page, open);
  tell({ law: 'gdpr', chosen: undefined, groups: ['C0001'] });
  const heard: unknown[] = [];
  page.OneTrust!.OnConsentChanged(({ detail }) => heard.push(detail));
  expect([page.OnetrustActiveGroups, page.OneTrust!.IsAlertBoxClosed()]).toEqual([',C0001,', false]);
  tell({ law: 'gdpr', chosen: ['C0001', 'C0002'], groups: ['C0001', 'C0002'] });
  expect([page.OnetrustActiveGroups, page.OneTrust!.IsAlertBoxClosed()]).toEqual([',C0001,C0002,', true]);
  expect(heard).toEqual([['C0001', 'C0002']]);
  page.OneTrust!.ToggleInfoDisplay();
  expect(open).toHaveBeenCalledTimes(1);
});

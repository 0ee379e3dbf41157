import { callAnalytics } from './call-analytics.ts';

const conversationId = '00000000-0000-4000-8000-000000000001';
const recommendation = '00000000-0000-4000-8000-000000000002';
const message = '00000000-0000-4000-8000-000000000003';
const nothing = {
  conversationId,
  recommendationId: null,
  recommendationIdContents: null,
  userTriggerMessageId: null,
  currentPage: 'mentorCall',
  currentTab: null,
  currentCategoryTab: null,
  currentContentTitle: null,
  currentContentUuid: null,
};
const call = '/aimentor/imogen-vale/call';
const content = { uuid: recommendation, title: 'The first sentence' };
const item = `/library/imogen-vale/first-sentence?recommendation_id=${recommendation}`;

test.each([
  ['a call opened by its address', call, undefined, {}],
  [
    'a call started from a chat message',
    `${call}?conversation=${conversationId}&message=${message}`,
    '/aimentor/imogen-vale/chat',
    { currentPage: 'mentorChat', userTriggerMessageId: message },
  ],
  [
    'a recommended coach',
    call,
    `/aimentor/imogen-vale?recommendation_id=${recommendation}`,
    { currentPage: 'mentor', recommendationId: recommendation },
  ],
  [
    'a tab and a category',
    call,
    '/homepage?tab=history&category=stage',
    { currentPage: 'homepage', currentTab: 'history', currentCategoryTab: 'stage' },
  ],
  [
    'an item',
    call,
    item,
    {
      ...{ currentPage: 'libraryItem', recommendationId: recommendation, recommendationIdContents: recommendation },
      ...{ currentContentTitle: content.title, currentContentUuid: content.uuid },
    },
  ],
  ['an invalid id as missing', `${call}?message=<script>&recommendation_id=1`, undefined, {}],
])('describes %s', (_, address, cameFrom, known) => {
  const read = cameFrom === item ? content : undefined;
  expect(callAnalytics({ conversationId, address, cameFrom, content: read })).toEqual({ ...nothing, ...known });
});

import { isCampaignParameter } from './campaign.ts';

/** Parameters of our own addresses that name pages and things, and contain no secrets. */
const harmless = new Set([
  // Reserved by the specification; none of our pages has it.
  'slug',
  'instructor',
  'category_slug',
  'page_source',
  'topic_uuid',
  'conversation',
  'conversation_uuid',
  'recommendation_id',
  'uuid',
  'returnTo',
]);

/** Returns an address without its fragment, credentials and unknown parameters: mailed links carry tokens. */
export function cleanAddress(address: string): string {
  const url = new URL(address);
  url.hash = '';
  url.username = '';
  url.password = '';
  for (const name of [...url.searchParams.keys()])
    if (!harmless.has(name) && !isCampaignParameter(name)) url.searchParams.delete(name);
  return url.href;
}

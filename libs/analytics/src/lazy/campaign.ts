/** Parameters of an address that name the visitor's campaign (specification, section 9). */
const named = [
  'fbclid',
  'campaign_id',
  'adset_id',
  'ad_id',
  'placement',
  'creative_id',
  'targeting_id',
  'site_source_name',
  'ref',
  'source',
];

export type Campaign = Record<string, string>;

export const isCampaignParameter = (name: string): boolean => name.startsWith('utm_') || named.includes(name);

export function campaignOf(url: string): Campaign {
  const given = [...new URL(url).searchParams].filter(([name]) => isCampaignParameter(name));
  return Object.fromEntries(given.map(([name, value]) => [name, value.slice(0, 500)]));
}

const key = 'campaign';

/**
 * Returns the visitor's first campaign; later ones do not replace it. @param landing the address at which the page
 * began
 */
export function keepCampaign(storage: Storage | undefined, landing: string): Campaign {
  const found = campaignOf(landing);
  try {
    const kept = storage?.getItem(key);
    if (kept) return JSON.parse(kept) as Campaign;
    if (Object.keys(found).length > 0) storage?.setItem(key, JSON.stringify(found));
  } catch {
    // Storage can be blocked or hold invalid data: then this page's own campaign counts.
  }
  return found;
}

export function forgetCampaign(storage: Storage | undefined): void {
  try {
    storage?.removeItem(key);
  } catch {
    // Storage that cannot be read was never written.
  }
}

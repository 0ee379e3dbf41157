/** Vendors that receive nothing unless an installation enables them; all others do (specification, section 7). */
const offByDefault = [
  'Bing Ads',
  'Facebook CAPI',
  'Facebook Pixel',
  'Google AdWords',
  'Google Tag Manager',
  'ShareASale',
  'TikTok',
] as const;

/** Which vendors may receive an event, in Segment's format. */
export type VendorIntegrations = Readonly<Record<string, boolean>>;

export const vendorIntegrations: VendorIntegrations = {
  All: true,
  ...Object.fromEntries(offByDefault.map((vendor) => [vendor, false])),
};

/** Vendors that get nothing unless an installation says otherwise; all others do (specification, section 7). */
const offByDefault = [
  'Bing Ads',
  'Facebook CAPI',
  'Facebook Pixel',
  'Google AdWords',
  'Google Tag Manager',
  'ShareASale',
  'TikTok',
] as const;

/** Who may get an event, in Segment's form. */
export type VendorIntegrations = Readonly<Record<string, boolean>>;

export const vendorIntegrations: VendorIntegrations = {
  All: true,
  ...Object.fromEntries(offByDefault.map((vendor) => [vendor, false])),
};

import { dateTag, type Locale } from '@greenroom/contracts';

interface Region {
  region: string;
  zones: { name: string; place: string; time: string }[];
}

/** Regions of the IANA time zone database whose names are translated. */
export const namedRegions = [
  ...(['Africa', 'America', 'Antarctica', 'Arctic', 'Asia', 'Atlantic'] as const),
  ...(['Australia', 'Europe', 'Indian', 'Pacific'] as const),
] as const;

/**
 * Returns the browser's time zones with the time there at `now`, grouped by region: "Europe", then "Berlin".
 * @param also a time zone to include, even if the browser does not list it
 */
export function timeZonesByRegion(also: string, now: Date, locale: Locale): Region[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', also]);
  const regions = new Map<string, Region['zones']>();
  for (const name of [...names].sort()) {
    const [region = '', ...place] = name.split('/');
    const zones = regions.get(region) ?? [];
    const time = new Intl.DateTimeFormat(dateTag[locale], { timeStyle: 'short', timeZone: name }).format(now);
    zones.push({ name, place: (place.join(', ') || region).replaceAll('_', ' '), time });
    regions.set(region, zones);
  }
  return [...regions].map(([region, zones]) => ({ region, zones }));
}

interface Region {
  region: string;
  zones: { name: string; place: string }[];
}

/**
 * Returns the browser's time zones grouped by region: "Europe", then "Berlin".
 * @param also a time zone to include, even if the browser does not list it
 */
export function timeZonesByRegion(also: string): Region[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', also]);
  const regions = new Map<string, Region['zones']>();
  for (const name of [...names].sort()) {
    const [region = '', ...place] = name.split('/');
    const zones = regions.get(region) ?? [];
    zones.push({ name, place: (place.join(', ') || region).replaceAll('_', ' ') });
    regions.set(region, zones);
  }
  return [...regions].map(([region, zones]) => ({ region, zones }));
}

interface Region {
  region: string;
  zones: { name: string; place: string }[];
}

/**
 * The time zones that this browser knows, by their first word: "Europe", then "Berlin".
 * @param also one that has to be among them, whether or not the browser lists it
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

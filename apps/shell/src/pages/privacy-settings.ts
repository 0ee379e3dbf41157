/** The address that shows what may be counted, on any page. */
export const settingsHash = '#privacy-settings';

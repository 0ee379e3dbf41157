/** The fragment that opens the privacy settings on any page. */
export const settingsHash = '#privacy-settings';

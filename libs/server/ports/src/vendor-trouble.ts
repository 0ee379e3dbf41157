/** What can go wrong with any vendor or engine, for code to decide by. */
export type VendorTrouble =
  'too-slow' | 'rate-limited' | 'unavailable' | 'cut-off' | 'nonsense' | 'not-allowed' | 'bad-request';

/**
 * - `retriable`: a retry may work later
 * - `action-required`: works only after a change to the settings, the account or the installation
 * - `fatal`: this request will never work
 */
export type Remedy = 'retriable' | 'action-required' | 'fatal';

export const remedies: Readonly<Record<VendorTrouble, Remedy>> = {
  'too-slow': 'retriable',
  'rate-limited': 'retriable',
  unavailable: 'retriable',
  'cut-off': 'retriable',
  nonsense: 'retriable',
  'not-allowed': 'action-required',
  'bad-request': 'fatal',
};

/** Returns the meaning of a vendor's HTTP status. */
export function troubleOf(status: number): VendorTrouble {
  if (status === 429) return 'rate-limited';
  if ([401, 402, 403, 404].includes(status)) return 'not-allowed';
  if (status === 408 || status === 409 || status >= 500) return 'unavailable';
  return 'bad-request';
}

/** What may go wrong with any vendor or engine, as code may decide by it. */
export type VendorTrouble =
  'too-slow' | 'rate-limited' | 'unavailable' | 'cut-off' | 'nonsense' | 'not-allowed' | 'bad-request';

/**
 * - `retriable`: the same request may work later
 * - `action-required`: works only after somebody changes the settings, the account or the installation
 * - `fatal`: this request will not work
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

/** What an HTTP status of a vendor means. */
export function troubleOf(status: number): VendorTrouble {
  if (status === 429) return 'rate-limited';
  if ([401, 402, 403, 404].includes(status)) return 'not-allowed';
  if (status === 408 || status === 409 || status >= 500) return 'unavailable';
  return 'bad-request';
}

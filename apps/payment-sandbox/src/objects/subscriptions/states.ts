/** Whether a subscription is over for good. */
export function nothingAlive(status: string): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

/** Whether a subscription has ended for good. */
export function nothingAlive(status: string): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

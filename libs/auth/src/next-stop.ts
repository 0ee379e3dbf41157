/*
 * The address to go to after a log-out. The page being left may find itself forbidden before the navigation happens,
 * and must not send the visitor to the log-in page then.
 */
let nextStop: string | undefined;

export function planNextStop(address: string | undefined): void {
  nextStop = address;
}

export function plannedNextStop(): string | undefined {
  return nextStop;
}

/*
 * Where one goes who has logged out. The page they leave may close before the way to the next one is taken, and must
 * not bring them to the log-in page then.
 */
let nextStop: string | undefined;

export function planNextStop(address: string | undefined): void {
  nextStop = address;
}

export function plannedNextStop(): string | undefined {
  return nextStop;
}

import { commerceFigures, type FreeTrialState } from '@greenroom/contracts';

/** Returns the length of the trial offered with a plan, in days; 0 if no free trial is offered. */
export function offeredTrialDays({ freeTrial }: { freeTrial: FreeTrialState }): number {
  return freeTrial === 'offered' ? commerceFigures.trialDays : 0;
}

import { commerceFigures, type FreeTrialState } from '@greenroom/contracts';

/** The days of trial that a plan is sold with; 0 to those to whom no free trial is offered. */
export function offeredTrialDays({ freeTrial }: { freeTrial: FreeTrialState }): number {
  return freeTrial === 'offered' ? commerceFigures.trialDays : 0;
}

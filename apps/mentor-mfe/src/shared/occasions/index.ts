/** The user's upcoming occasions: reading and changing them. */
export { occasionMessages } from './messages/index.ts';
export { daysUntil, sayDay, sayDaysLeft, understoodDay } from './day-of.ts';
export { FormEnd } from './form-end.tsx';
export { onlyWhat, saysWhat } from './only-what.ts';
export { type OccasionStep, stepAddress, StepLink, StepTitle } from './step-link.tsx';
export { nextStep } from './next-step.ts';
export {
  useOccasionAddMutation,
  useOccasionChangeMutation,
  useOccasionDeleteMutation,
  useOccasionOutcomeMutation,
  useOccasionsReadQuery,
  useVisitorOccasionQuery,
} from './occasions-api.ts';

/** What one has coming up, as pages read and change it. */
export { occasionMessages } from './messages/index.ts';
export { daysUntil, sayDay, sayDaysLeft } from './day-of.ts';
export { nextStep } from './next-step.ts';
export {
  useOccasionAddMutation,
  useOccasionChangeMutation,
  useOccasionDeleteMutation,
  useOccasionOutcomeMutation,
  useOccasionsReadQuery,
} from './occasions-api.ts';

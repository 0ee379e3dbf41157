export { useCoach, useCoachWithTopics, type Coach } from './use-coach.ts';
export { firstName } from './first-name.ts';
export { TopicChips } from './topic-chips.tsx';

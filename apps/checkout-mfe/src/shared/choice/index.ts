/** The choices made on the way through the checkout. */
export { keepChoice, type Choice } from './choice.ts';
export { pathThrough, type Step } from './path-through.ts';
export { useChoice } from './use-choice.ts';

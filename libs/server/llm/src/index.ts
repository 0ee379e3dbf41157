/** Calls to a language model: prompts, budgets, reserved and actual costs, and text marked as data. */
export { asData } from './as-data.ts';
export { loadPrompt } from './load-prompt.ts';
export { callForValue, startCall, type MeteredModel, type ModelFor } from './metered-model.ts';
export { atMost, settle, settleCall, type SpentByCall } from './model-calls.repository.ts';
export { estimateTokens, spentOn, type ModelBudget, type MostUsage, type Spent } from './model-cost.ts';
export { modelOnBudget, type ModelOnBudget } from './model-on-budget.ts';
export { openCall } from './open-call.ts';
export { fillIn, type PromptPart } from './prompt-part.ts';
export { whoAsks } from './who-asks.ts';

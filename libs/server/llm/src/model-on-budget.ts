import type { Database } from '@greenroom/database';
import { type LanguageModel, LanguageModelError } from '@greenroom/ports/language-model';
import type { ModelBudget } from './model-cost.ts';
import { callForValue } from './metered-model.ts';
import { settleCall } from './model-calls.repository.ts';
import { openCall } from './open-call.ts';
import { whoAsks } from './who-asks.ts';

/** Asks a language model for values within one person's daily budget. Records the cost of each call as it ends. */
export interface ModelOnBudget {
  name: string;
  of(ownerId: string): Pick<LanguageModel, 'complete'>;
}

/**
 * Creates a model with a daily budget. A call beyond the budget fails as `rate-limited`: nothing is asked, and nothing
 * is paid.
 */
export function modelOnBudget(
  { db, model, budget }: { db: Database; model: LanguageModel; budget: ModelBudget },
  now: () => Date = () => new Date(),
): ModelOnBudget {
  return {
    name: model.name,
    of: (ownerId) => ({
      async complete(request, signal) {
        const metered = {
          model,
          open: (most: Parameters<typeof openCall>[3]) => openCall(db, budget, whoAsks({ ownerId }), most, now()),
        };
        const call = await callForValue(metered, request, signal);
        if (!call) throw new LanguageModelError('rate-limited', 'The day’s budget is used up');
        await db.transaction((tx) => settleCall(tx, call.uuid, call.spent));
        if ('error' in call) throw call.error;
        // The caller does not need the usage: `spent` has it, including the vendor's own count.
        return { value: call.value, usage: undefined };
      },
    }),
  };
}

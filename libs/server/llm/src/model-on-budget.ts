import type { Database } from '@greenroom/database';
import { type LanguageModel, LanguageModelError } from '@greenroom/ports/language-model';
import type { ModelBudget } from './model-cost.ts';
import { callForValue } from './metered-model.ts';
import { settleCall } from './model-calls.repository.ts';
import { openCall } from './open-call.ts';
import { whoAsks } from './who-asks.ts';

/** Asks a language model for values, on the day's budget of one person. What a call cost is counted as it ends. */
export interface ModelOnBudget {
  name: string;
  of(ownerId: string): Pick<LanguageModel, 'complete'>;
}

/** What the budget does not hold fails as `rate-limited`: nothing was asked, and nothing is paid. */
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
        // What it was asked for is told by `spent`; the vendor's own count is in it.
        return { value: call.value, usage: undefined };
      },
    }),
  };
}

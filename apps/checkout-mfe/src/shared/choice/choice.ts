import { keepDraft, readDraft } from '@greenroom/auth';
import { planTiers, safeReturnTo, type PlanTier } from '@greenroom/contracts';
import { checkoutSteps, type Step } from './path-through.ts';

/**
 * The choices made on the way through the checkout. They are kept in this tab, so that a reload or a redirect to an
 * identity provider loses nothing.
 */
export interface Choice {
  tier?: PlanTier;
  /** A code from an offer or typed; the plans show whether it applies. */
  coupon?: string;
  /** Where the person entered the checkout, and returns to. */
  returnTo?: string;
  /** The steps of this person's path, in their numbered order. */
  path?: readonly Step[];
}

const place = 'checkout';

const heard = new Set<() => void>();

/** Subscribes to changes of the choice. Returns the function that unsubscribes. */
export function onChoice(hear: () => void): () => void {
  heard.add(hear);
  return () => heard.delete(hear);
}

/** Returns the stored choice as text, which is identical as long as the choice is. */
export const keptChoice = (): string => readDraft(place);

export function parseChoice(kept: string): Choice {
  try {
    return fitting(JSON.parse(kept || '{}') as Record<string, unknown>);
  } catch {
    return {};
  }
}

export function keepChoice(choice: { [Name in keyof Choice]?: Choice[Name] | undefined }): void {
  const said = Object.entries(choice).filter(([, value]) => value !== undefined);
  keepDraft(place, said.length === 0 ? '' : JSON.stringify(Object.fromEntries(said)));
  heard.forEach((hear) => hear());
}

/**
 * Returns the stored choice, overridden by the address.
 * @param search the address's query: `plan`, `coupon` and `returnTo`
 */
export function choiceWith(kept: Choice, search: string): Choice {
  const said = new URLSearchParams(search);
  const inAddress = { tier: said.get('plan'), coupon: said.get('coupon'), returnTo: said.get('returnTo') };
  return { ...kept, ...fitting(inAddress) };
}

/** Keeps only valid values, since anyone can write storage and addresses. */
function fitting({ tier, coupon, returnTo, path }: Record<string, unknown>): Choice {
  const plan = planTiers.find((one) => one === tier);
  return {
    ...(plan && { tier: plan }),
    ...(typeof coupon === 'string' && /^[^\s,]{1,60}$/.test(coupon.trim()) && { coupon: coupon.trim() }),
    ...(typeof returnTo === 'string' && { returnTo: safeReturnTo(returnTo) }),
    ...(isPath(path) && { path }),
  };
}

/** Whether it lists known steps, each once, with the payment last. */
function isPath(path: unknown): path is Step[] {
  if (!Array.isArray(path) || path.at(-1) !== 'payment' || new Set(path).size !== path.length) return false;
  return path.every((step) => checkoutSteps.some((one) => one === step));
}

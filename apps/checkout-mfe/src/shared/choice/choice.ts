import { keepDraft, readDraft } from '@greenroom/auth';
import { planTiers, safeReturnTo, type PlanTier } from '@greenroom/contracts';
import { checkoutSteps, type Step } from './path-through.ts';

/** What was chosen on the way through the checkout. It waits in this tab, so that a reload or a way round by a provider loses nothing. */
export interface Choice {
  tier?: PlanTier;
  /** A code as it was brought along or typed; whether it holds, the plans say. */
  coupon?: string;
  /** Where the checkout was entered from, and leads back to. */
  returnTo?: string;
  /** The steps of this person's way, in the order in which they are numbered. */
  path?: readonly Step[];
}

const place = 'checkout';

const heard = new Set<() => void>();

/** Is told whenever the choice changes. Returns what ends it. */
export function onChoice(hear: () => void): () => void {
  heard.add(hear);
  return () => heard.delete(hear);
}

/** The choice as it is kept, which is the same text as long as it is the same choice. */
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
 * What was kept, with what the address says in its place.
 * @param search the address's query: `plan`, `coupon` and `returnTo`
 */
export function choiceWith(kept: Choice, search: string): Choice {
  const said = new URLSearchParams(search);
  const inAddress = { tier: said.get('plan'), coupon: said.get('coupon'), returnTo: said.get('returnTo') };
  return { ...kept, ...fitting(inAddress) };
}

/** Only what can have been meant: storage and addresses are anybody's to write. */
function fitting({ tier, coupon, returnTo, path }: Record<string, unknown>): Choice {
  const plan = planTiers.find((one) => one === tier);
  return {
    ...(plan && { tier: plan }),
    ...(typeof coupon === 'string' && /^[^\s,]{1,60}$/.test(coupon.trim()) && { coupon: coupon.trim() }),
    ...(typeof returnTo === 'string' && { returnTo: safeReturnTo(returnTo) }),
    ...(isPath(path) && { path }),
  };
}

/** Some of the steps, each once, with the payment at the end. */
function isPath(path: unknown): path is Step[] {
  if (!Array.isArray(path) || path.at(-1) !== 'payment' || new Set(path).size !== path.length) return false;
  return path.every((step) => checkoutSteps.some((one) => one === step));
}

import { keepDraft, readDraft } from '@greenroom/auth';
import { manners, peopleOneSpeaksWith, type Onboarding } from '@greenroom/contracts';

/** What somebody said of themselves before they had an account. */
export type SaidBefore = Partial<Omit<Onboarding, 'status'>>;

/** Among the drafts of the tab: it outlives a sign-up, by a social account too, and goes when the person leaves. */
const place = 'about-you';

/** What was said in this tab; what no longer can be an answer is left out. */
export function readSaidBefore(): SaidBefore {
  const { goal, withWhom, manner } = readKept();
  const person = peopleOneSpeaksWith.find((one) => one === withWhom);
  const chosen = manners.find((one) => one === manner);
  return {
    ...(typeof goal === 'string' && { goal }),
    ...(person && { withWhom: person }),
    ...(chosen && { manner: chosen }),
  };
}

export function keepSaidBefore(said: SaidBefore): void {
  keepDraft(place, JSON.stringify(said));
}

/** Once an account has it. */
export function forgetSaidBefore(): void {
  keepDraft(place, '');
}

function readKept(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(readDraft(place) || '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

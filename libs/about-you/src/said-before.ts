import { keepDraft, readDraft } from '@greenroom/auth';
import { manners, peopleOneSpeaksWith, type Onboarding } from '@greenroom/contracts';

/** Answers that a visitor gave before they had an account. */
export type SaidBefore = Partial<Omit<Onboarding, 'status'>>;

/** Stored with the tab's drafts, so it survives a sign-up (a social one too) and is removed when the user leaves. */
const place = 'about-you';

/** Reads the answers kept in this tab and leaves out values that are no longer valid. */
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

/** Forgets the answers, once an account has stored them. */
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

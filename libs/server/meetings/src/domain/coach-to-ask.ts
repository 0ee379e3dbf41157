import type { MeetingKind, MeetingFeedback } from '@greenroom/contracts';
import type { Coach } from '@greenroom/content';
import type { TryPoint } from './to-try.ts';

/** The coach whose field each kind of meeting is. */
const coachFor: Record<MeetingKind, string> = {
  'one-to-one': 'zuri-marlowe',
  presentation: 'imogen-vale',
  'sales-call': 'kaito-lindqvist',
  interview: 'rosalind-achter',
  'stand-up': 'zuri-marlowe',
  other: 'zuri-marlowe',
};

/** The coach for how a speaker sounds. */
const voiceCoach = 'ingrid-solheim';
const sound: readonly TryPoint[] = ['pace', 'monotone'];

/**
 * Returns a coach to talk the meeting over with: the voice coach if the account's sound went worst, otherwise the coach
 * for this kind of meeting. Returns null if the catalogue no longer has them.
 * @param toTry what went badly, worst first
 */
export function coachToAsk(
  coaches: readonly Pick<Coach, 'slug' | 'name'>[],
  kind: MeetingKind,
  toTry: readonly TryPoint[],
): MeetingFeedback['talkOver'] {
  const [worst] = toTry;
  const wanted = worst !== undefined && sound.includes(worst) ? [voiceCoach, coachFor[kind]] : [coachFor[kind]];
  for (const slug of wanted) {
    const coach = coaches.find((one) => one.slug === slug);
    if (coach) return { instructorSlug: coach.slug, name: coach.name };
  }
  return null;
}

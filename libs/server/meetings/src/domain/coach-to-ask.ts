import type { MeetingKind, MeetingNotes } from '@greenroom/contracts';
import type { Coach } from '@greenroom/content';
import type { MeasureName } from '@greenroom/speech-analysis';

/** Whose field a kind of meeting is. */
const coachFor: Record<MeetingKind, string> = {
  'one-to-one': 'zuri-marlowe',
  presentation: 'imogen-vale',
  'sales-call': 'kaito-lindqvist',
  interview: 'rosalind-achter',
  'stand-up': 'zuri-marlowe',
  other: 'zuri-marlowe',
};

/** Whose field it is how one sounds. */
const voiceCoach = 'ingrid-solheim';
const sound: readonly MeasureName[] = ['pace', 'monotone'];

/**
 * A coach to talk a meeting over with: where how one sounded went least well, the one for voices; else the one whose
 * field the kind of meeting is. Nobody, where those are not in the catalogue any more.
 * @param toTry what went badly, worst first
 */
export function coachToAsk(
  coaches: readonly Pick<Coach, 'slug' | 'name'>[],
  kind: MeetingKind,
  toTry: readonly MeasureName[],
): MeetingNotes['talkOver'] {
  const [worst] = toTry;
  const wanted = worst !== undefined && sound.includes(worst) ? [voiceCoach, coachFor[kind]] : [coachFor[kind]];
  for (const slug of wanted) {
    const coach = coaches.find((one) => one.slug === slug);
    if (coach) return { instructorSlug: coach.slug, name: coach.name };
  }
  return null;
}

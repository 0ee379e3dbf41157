import type { MeetingKind } from '@greenroom/contracts';
import { detectCrisis } from '@greenroom/safety';
import {
  checkQuotes,
  type Measure,
  measure,
  type OtherBands,
  readTranscript,
  type Transcript,
} from '@greenroom/speech-analysis';
import { findMoments } from './find-moments.ts';
import { findPromises } from './find-promises.ts';
import { type MeetingDanger, type MeetingFindings, withoutDanger } from './findings.ts';
import { meetingBands } from './meeting-bands.ts';
import { isMixed, type MeetingPart } from './meeting-turn.ts';
import type { MeetingAnalysis } from './meeting-analysis.ts';
import { mixedAnalysis } from './mixed-voices.ts';
import { reasonsIn } from './reasons.ts';
import { sharesOf } from './shares.ts';
import { type WholeMeeting, wholeMeeting } from './whole-meeting.ts';

/** What was said in a meeting, and which speaker names are the account's own. */
export interface SaidInMeeting {
  parts: readonly MeetingPart[];
  you: readonly string[];
}

export interface AnalysisRequest extends SaidInMeeting {
  kind: MeetingKind;
  heldAt: Date;
}

/** Measures a meeting and finds moments, promises and danger in it. Takes seconds of CPU time for a long meeting. */
export function analyseMeeting({ parts, you, kind, heldAt }: AnalysisRequest): MeetingAnalysis {
  const meeting = wholeMeeting(parts, you);
  if (parts.some(isMixed)) return mixedAnalysis(meeting, dangerIn(meeting.transcript), heldAt);
  const shares = sharesOf(meeting);
  const people = shares.speakers.length;
  const measures = measuresOf(meeting, meetingBands(kind, people), people <= mostCompared);
  const danger = dangerIn(meeting.transcript);
  const voices = parts.flatMap(({ file }) => file?.voices ?? [])[0];
  const findings: MeetingFindings = {
    ...(voices && { voices }),
    madeBy: 'house',
    moments: findMoments(meeting, measures),
    followUps: findPromises(meeting, heldAt),
    reasons: reasonsIn(meeting, measures),
  };
  return { measures, shares, danger, findings: withoutDanger(findings, danger) };
}

/** In words of all speakers. So much talk without a single "um" was written down without them. */
const fewestWithoutHesitation = 300;
/** "um" is a word in German. */
const hesitation = {
  en: /(?<!\p{L})(?:u[hm]+|uhm|er+m|hmm+)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ähm*|öhm*|hmm+)(?!\p{L})/iu,
};

/** In the study behind the range (Woolley et al. 2010) groups had two to five people. */
const mostCompared = 5;

/** Measures a meeting, and leaves out or marks what its transcript does not tell. */
function measuresOf({ transcript }: WholeMeeting, bands: OtherBands, isShareRated: boolean): Measure[] {
  const words = transcript.turns.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  const { language } = readTranscript(transcript);
  const isCleaned =
    words >= fewestWithoutHesitation && !transcript.turns.some(({ text }) => hesitation[language].test(text));
  return measure(transcript, bands).map((one): Measure => {
    if (one.name === 'fillers' && isCleaned && one.count === 0) return { ...one, value: null, rating: null };
    if (one.name === 'talk-share' && !isShareRated) return { ...one, rating: null };
    const isGuessed = one.name === 'longest-monologue' && one.basis === 'words' && one.value !== null;
    return isGuessed ? { ...one, caution: 'by-words' } : one;
  });
}

/** A passage of the account's own words. */
export interface VerifiedQuote {
  turn: number;
  from: number;
  quote: string;
}

/** Finds each quote, word for word, in the account's own words; null for a quote that does not occur there. */
export function verifyMeetingQuotes(
  { parts, you }: SaidInMeeting,
  quotes: readonly string[],
): (VerifiedQuote | null)[] {
  const check = checkQuotes(wholeMeeting(parts, you).transcript);
  return quotes.map((quote) => check([quote]).evidence[0] ?? null);
}

function dangerIn({ turns }: Transcript): MeetingDanger {
  const found = turns.flatMap(({ text, speaker }, turn) => {
    const danger = detectCrisis(text);
    return danger ? [{ danger, speaker, turn }] : [];
  });
  const emergencies = found.filter(({ danger }) => danger.tier === 'emergency');
  return {
    turns: found.map(({ turn }) => turn),
    isEmergency: emergencies.length > 0,
    // Work talk is full of figures of speech, so only an emergency counts as the account's own danger.
    own: emergencies.find(({ speaker }) => speaker === 'you')?.danger,
  };
}

import type { Measure } from '@greenroom/speech-analysis';
import type { MeetingDanger, MeetingFindings } from './findings.ts';
import type { MeetingShares } from './shares.ts';

export interface MeetingAnalysis {
  measures: Measure[];
  shares: MeetingShares;
  /** What the rules found, without a model. */
  findings: MeetingFindings;
  danger: MeetingDanger;
}

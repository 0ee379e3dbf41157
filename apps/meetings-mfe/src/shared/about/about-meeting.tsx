import { createContext, use, useState, type ReactNode } from 'react';
import { bounds, type MeetingKind } from '@greenroom/contracts';

export interface AboutMeeting {
  title: string;
  kind: MeetingKind;
  /** One goal per line. */
  goals: string;
}

interface AboutState extends AboutMeeting {
  /** Changes some of the details. */
  change(change: Partial<AboutMeeting>): void;
}

const AboutContext = createContext<AboutState | undefined>(undefined);

/** Holds the details of one meeting for all components. */
export function AboutProvider({ children }: { children: ReactNode }): ReactNode {
  const [about, setAbout] = useState<AboutMeeting>({ title: '', kind: 'other', goals: '' });
  const change = (more: Partial<AboutMeeting>) => setAbout((before) => ({ ...before, ...more }));
  return <AboutContext value={{ ...about, change }}>{children}</AboutContext>;
}

export function useAbout(): AboutState {
  const about = use(AboutContext);
  if (!about) throw new Error('useAbout must be used within an AboutProvider');
  return about;
}

export const goalsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().slice(0, bounds.meetingGoalLength))
    .filter((line) => line !== '')
    .slice(0, bounds.meetingGoals);

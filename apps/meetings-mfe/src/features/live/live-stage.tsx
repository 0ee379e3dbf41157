import { createContext, use, useState, type ReactNode } from 'react';
import { late } from '@greenroom/federation/late';
import { Body } from '@greenroom/shared-ui';

/** A meeting that one goes into. */
export interface Entered {
  conversationUuid: string;
  title: string;
  goals: readonly string[];
  /** Sound of the tab the meeting runs in. */
  tab: MediaStream | undefined;
  /** A room of ours, by its name; empty for a new one; nothing where one meets elsewhere. */
  room: string | undefined;
}

const StageContext = createContext<(entered: Entered) => void>(() => {});

/** Goes into a meeting. */
export const useEnter = () => use(StageContext);

const During = late(async () => (await import('./during/index.ts')).During, {
  waiting: <Body aria-busy="true" />,
  failed: () => null,
});

/** What stands before a meeting, and in its place the meeting while it goes on. */
export function LiveStage({ children }: { children: ReactNode }): ReactNode {
  const [entered, setEntered] = useState<Entered>();
  if (entered) return <During entered={entered} />;
  return <StageContext value={setEntered}>{children}</StageContext>;
}

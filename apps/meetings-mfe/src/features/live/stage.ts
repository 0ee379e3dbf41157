import { createContext, use } from 'react';

/** A meeting that one goes into. */
export interface Entered {
  conversationUuid: string;
  title: string;
  goals: readonly string[];
  /** A room of ours, by its name; empty for a new one; nothing where one meets elsewhere. */
  room: string | undefined;
}

/** What is the same before a meeting and in it. */
export interface Stage {
  /** Goes into a meeting. */
  enter(entered: Entered): void;
  /** Sound of the tab the meeting runs in. */
  tab: MediaStream | undefined;
  /** Another tab, or none; the one before ends. */
  onTab(tab: MediaStream | undefined): void;
}

export const StageContext = createContext<Stage>({ enter: () => {}, tab: undefined, onTab: () => {} });

export const useStage = (): Stage => use(StageContext);

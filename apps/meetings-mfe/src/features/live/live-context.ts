import { createContext, use } from 'react';

/** The meeting that the visitor entered. */
export interface Entered {
  conversationUuid: string;
  title: string;
  goals: readonly string[];
  /** The name of one of our rooms; empty for a new one; undefined if people meet elsewhere. */
  room: string | undefined;
}

/** State shared by the page before a meeting and the meeting itself. */
export interface LiveContextValue {
  /** Enters a meeting. */
  enter(entered: Entered): void;
  /** The sound of the tab in which the meeting runs. */
  tab: MediaStream | undefined;
  /** Sets another tab, or none; the previous one ends. */
  onTab(tab: MediaStream | undefined): void;
}

export const LiveContext = createContext<LiveContextValue>({ enter: () => {}, tab: undefined, onTab: () => {} });

export const useLiveContext = (): LiveContextValue => use(LiveContext);

export type { CallCommand, SayAbout } from './commands.ts';
export type { CallHappening } from './events.ts';
export { nextMoment, reduce } from './reduce.ts';
export { turnSettings, type TurnSettings } from './settings.ts';
export { shownState } from './shown-state.ts';
export { emptyUtterance, newTurnState, type CallFacts, type TurnState } from './state.ts';
export { type Clip, type SpokenPart, spokenText, writtenText } from './spoken-part.ts';
export { sentenceSplitter, speakable } from './spoken-text/index.ts';

/** What comes once the page is in use: sharing a tab, trying one's microphone, and what is said of others' consent at a place. */
export { LawNote } from './law-note.tsx';
export { SharedTab } from './shared-tab.tsx';
export { TryMicrophone } from './level/try-microphone.tsx';

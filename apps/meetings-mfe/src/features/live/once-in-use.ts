/** Loaded after hydration: the sound sources, and the note on consent for the visitor's location. */
export { LawNote } from './law-note.tsx';
export { WhatIsHeard } from './what-is-heard.tsx';

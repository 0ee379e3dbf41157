/** What comes once the page is in use: what is heard, and what is said of others' consent at a place. */
export { LawNote } from './law-note.tsx';
export { WhatIsHeard } from './what-is-heard.tsx';

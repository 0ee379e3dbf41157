/** What the address asks for now: who presses twice quickly is ahead of what the page has drawn. */
export const queryNow = (): URLSearchParams => new URLSearchParams(window.location.search);

/** Returns the current query of the URL: two quick clicks may come before the page renders the first. */
export const queryNow = (): URLSearchParams => new URLSearchParams(window.location.search);

/** What state-changing requests of our own pages carry. */
export const ownPage = { origin: 'http://localhost:4200', host: 'localhost:4200', 'x-greenroom': '1' };

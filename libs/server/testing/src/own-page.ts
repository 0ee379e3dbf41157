/** The headers of state-changing requests from the product's own pages. */
export const ownPage = { origin: 'http://localhost:4200', host: 'localhost:4200', 'x-greenroom': '1' };

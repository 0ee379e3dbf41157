/** Where every coach stands on the landing page: `/#cast`. */
export const castPlace = 'cast';

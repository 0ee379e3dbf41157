/** The free trial offered after a call (specification, sections 3 and 4). */
export { decideFreeTrial, freeTrialRoutes } from './free-trial.routes.ts';
export { loadFreeTrial } from './load-free-trial.ts';

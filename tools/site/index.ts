/** Starts the product on its own data, and a browser for it: for end-to-end tests, screenshots and benchmarks. */
export { startSite, type RunningSite, type SiteOptions } from './start-site.ts';
export { type SiteDatabase } from './site-database.ts';
export { remoteNames } from '../webpack/workspace.ts';
export { prepareData } from './prepare-data.ts';
export { freePort } from './free-port.ts';
export { browserLaunch } from './browser-launch.ts';
export { addresses, asksForAccount, kindsOfPages, type KindOfPage } from './addresses.ts';
export { signIn, signInWithoutPlan } from './sign-in.ts';
export { demo, imogen, nervous, newcomer, riceRecipe } from './people.ts';

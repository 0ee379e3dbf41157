/** Publishes builds. */
export { publishSite } from './publish-site.ts';

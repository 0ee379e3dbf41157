/** Makes builds public. */
export { publishSite } from './publish-site.ts';

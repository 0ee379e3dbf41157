import { startSite } from '@greenroom/tools/site';
const site = await startSite({ port: 4817, dataDir: '/tmp/ck-data' });
console.log(site.url, site.staffLink);

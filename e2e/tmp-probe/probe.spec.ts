import { test } from '@playwright/test';
import { startSite } from '@greenroom/tools/site';
test('x', async ({ page }) => {
const site = await startSite();
const p = page;
p.on('console', m => console.log('console', m.type(), m.text().slice(0,300)));
p.on('request', m => m.url().includes('remotes') && console.log('req', m.url().slice(22)));
p.on('requestfailed', m => console.log('failed', m.url().slice(22), m.failure()?.errorText));
for (const pattern of ['**/remotes/roleplay-mfe/**/remoteEntry*', '**/remotes/roleplay-mfe/**']) {
console.log('=====', pattern);
await p.route(pattern, r => r.abort('failed'));
await p.goto(site.url + '/categories'); await p.waitForTimeout(2000);
console.log(await p.locator('h1').innerText());
await p.unroute(pattern);
for (const i of [1,2,3]) {
 await p.getByRole('button', {name:'Try again'}).click({timeout:2000}).catch(()=>{}); await p.waitForTimeout(1500);
 console.log(i, await p.locator('h1').innerText());
}
}
await site.stop();
});

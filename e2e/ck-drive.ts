import { chromium } from '@playwright/test';
import { browserLaunch } from '@greenroom/tools/site';
import { CheckoutPage, testCards } from './pages/checkout-page.ts';
const browser = await chromium.launch(browserLaunch());
const context = await browser.newContext({ baseURL: 'http://127.0.0.1:4817', colorScheme: 'dark', reducedMotion: 'reduce', viewport: { width: 1440, height: 900 }, locale: 'en-US' });
const page = await context.newPage();
page.on('response', async (r) => { if (!r.url().includes('/commerce/') && !r.url().includes('/sandbox/')) return; console.log(r.request().method(), r.status(), r.url().slice(21), (await r.text().catch(String)).slice(0, 500)); });
page.on('console', (m) => ['error','warning'].includes(m.type()) && console.log('console:', m.text().slice(0, 400)));

page.on('pageerror', (e) => console.log('error:', e.message.slice(0, 400)));
page.on('response', (r) => r.status() >= 400 && console.log(r.status(), r.url()));
const checkout = new CheckoutPage(page);
try {
  await checkout.toTheCard();
  await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/ckshots/card-1440.png', fullPage: true });
  await checkout.fillCard(testCards.incorrectCvc); await page.waitForTimeout(500); await checkout.pressPay();
  await page.waitForTimeout(2500);
  await page.screenshot({ path: '/tmp/ckshots/card-cvc.png', fullPage: true });
  await checkout.payWith(testCards.alwaysAsks);
  await checkout.bank.getByRole('button').first().waitFor({ timeout: 8000 });
  await page.screenshot({ path: '/tmp/ckshots/card-bank.png' });
  await checkout.answerBank('Yes, it is mine');
  await checkout.isIn();
  await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/ckshots/card-in.png', fullPage: true });
} catch (e) { console.log(String(e).slice(0, 1500)); await page.screenshot({ path: '/tmp/ckshots/card-fail.png', fullPage: true }); console.log(page.url()); }
await browser.close();

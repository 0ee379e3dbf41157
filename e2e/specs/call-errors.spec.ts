import { chromium, type Browser, type LaunchOptions, type Page } from '@playwright/test';
import { withMicrophone, withoutMicrophone } from '../fixtures/speech/fake-microphone.ts';
import { expect, test } from '../fixtures/test.ts';
import { CallPage } from '../pages/call-page.ts';
let browser: Browser | undefined;
test.afterEach(async () => browser?.close());

/** Opens a page in its own browser. */
async function openIn(launch: LaunchOptions, url: string, permissions: string[] = []): Promise<Page> {
  browser = await chromium.launch(launch);
  const context = await browser.newContext({ baseURL: url, permissions, reducedMotion: 'reduce' });
  return context.newPage();
}

test('without a microphone the call says so and offers typing instead', async ({ baseURL }) => {
  const call = new CallPage(await openIn(withoutMicrophone(), baseURL!));
  await call.ring();
  await expect(call.state.getByText(/Permission denied or no microphone detected/)).toBeVisible();
  await call.button('Type instead').click();
  await expect(call.page.getByRole('textbox', { name: 'Message to Imogen' })).toBeVisible();
});

test('with a denied microphone the call says so and shows how to allow it', async ({ baseURL }) => {
  const call = new CallPage(await openIn(withMicrophone(), baseURL!));
  await call.ring();
  await expect(call.state.getByText('Permission denied. Please allow access to your microphone.')).toBeVisible();
  await call.page.getByText('Show me how').click();
  await expect(call.page.getByText(/address bar/)).toBeVisible();
  await call.page.context().grantPermissions(['microphone']);
  await call.button('Try again').click();
  await expect(call.button('End the call')).toBeVisible();
});

test('with the microphone unplugged in mid-call it says so, and continues with another one', async ({ baseURL }) => {
  const page = await openIn(withMicrophone(), baseURL!, ['microphone']);
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    const cable = { plugged: true, tracks: [] as MediaStreamTrack[] };
    Object.assign(window, { cable });
    mediaDevices.getUserMedia = async (wish) => {
      if (!cable.plugged) throw new DOMException('', 'NotFoundError');
      const stream = await ask(wish);
      cable.tracks.push(...stream.getTracks());
      return stream;
    };
  });
  type Cable = { cable: { plugged: boolean; tracks: MediaStreamTrack[] } };
  const call = new CallPage(page);
  await call.ring();
  await expect(call.button('End the call')).toBeVisible();
  await page.evaluate(() => {
    const { cable } = window as unknown as Cable;
    cable.plugged = false;
    for (const track of cable.tracks) track.dispatchEvent(new Event('ended'));
  });
  await expect(page.getByText('Your microphone is gone. Plug it in again, or type.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message to Imogen' })).toBeVisible();
  await page.evaluate(() => {
    (window as unknown as Cable).cable.plugged = true;
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
  });
  await expect(page.getByText('Your microphone is gone. Plug it in again, or type.')).toHaveCount(0);
});

const down = 'Service is currently down. Could not connect to voice service. Please come back later.';

test('where the voice service is down it says so, and leads to the chat', async ({ baseURL }) => {
  const page = await openIn(withMicrophone(), baseURL!, ['microphone']);
  const body = { error: { code: 'unavailable', message: down, request_id: 'x' } };
  await page.route('**/api/v1/calls', (route) => route.fulfill({ status: 503, json: body }));
  const call = new CallPage(page);
  await call.ring();
  await expect(call.state.getByText(down)).toBeVisible();
  await page.getByRole('link', { name: 'Write instead' }).click();
  await expect(page).toHaveURL(/\/chat/);
});

test('shows the same text if the socket cannot connect', async ({ baseURL }) => {
  const page = await openIn(withMicrophone(), baseURL!, ['microphone']);
  await page.routeWebSocket(/\/calls\//, (socket) => socket.close({ code: 1011 }));
  const call = new CallPage(page);
  await call.ring();
  await expect(call.state.getByText(down)).toBeVisible();
});

import { webcrypto } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import { failContract } from '@greenroom/api-client/testing';
import { withMockedApi } from '@greenroom/frame/testing';
import { mentorMocks } from '../../../testing/mentor-mocks.ts';
import { noPlan, samplePlan } from '../../../testing/practice-mocks.ts';
import { showPage } from '../../../testing/show-page.ts';
import { hashOf } from './browser-push.ts';

withMockedApi();

// jsdom lacks it.
beforeAll(() => Object.defineProperty(crypto, 'subtle', { configurable: true, value: webcrypto.subtle }));

const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };

/** Fakes a browser with push. @param answer the user's answer to the permission prompt */
function haveBrowser({ permission = 'default', answer = 'granted', subscribed = false } = {}) {
  let own = subscribed;
  const unsubscribe = jest.fn(async () => !(own = false));
  const subscription = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys }) };
  const subscribe = jest.fn(async () => {
    own = true;
    return subscription;
  });
  const registration = { pushManager: { subscribe, getSubscription: async () => (own ? subscription : null) } };
  const requestPermission = jest.fn(async () => ((Notification as { permission: string }).permission = answer));
  Object.defineProperty(window, 'Notification', { configurable: true, value: { permission, requestPermission } });
  Object.defineProperty(window, 'PushManager', { configurable: true, value: {} });
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return { requestPermission, subscribe, unsubscribe };
}
afterEach(() => {
  for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const open = (devices: string[] = [], before: ReturnType<typeof mentorMocks> = []) =>
  showPage('/for-you/plan', [
    ...before,
    ...mentorMocks({ practice: { ...noPlan, plan: samplePlan, push: { ...noPlan.push, devices } } }),
  ]);
const button = (name: string) => screen.findByRole('button', { name });

test('permission is requested only on a click, the device is stored, and reminders can be turned off again', async () => {
  const { requestPermission, subscribe, unsubscribe } = haveBrowser();
  const { user } = await open();
  const on = await button('Remind me on this device');
  expect(requestPermission).not.toHaveBeenCalled();
  await user.click(on);
  const off = await button('Not on this device');
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: expect.any(Uint8Array) });
  expect(screen.getByText(/for as long as you’re logged in on it/)).toBeVisible();
  await user.click(off);
  await button('Remind me on this device');
  expect(unsubscribe).toHaveBeenCalled();
});

test('a browser subscription of another account is not taken for the user’s own', async () => {
  haveBrowser({ permission: 'granted', subscribed: true });
  await open([await hashOf('https://fcm.googleapis.com/fcm/send/of-somebody-else')]);
  await button('Remind me on this device');
});

test('a device known to the server is shown as on', async () => {
  haveBrowser({ permission: 'granted', subscribed: true });
  await open([await hashOf(endpoint)]);
  await button('Not on this device');
});

test('a user who denies permission is told how to change it', async () => {
  haveBrowser({ answer: 'denied' });
  const { user } = await open();
  await user.click(await button('Remind me on this device'));
  expect(await screen.findByText(/To change that, open the site’s settings next to its address/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remind me on this device' })).not.toBeInTheDocument();
});

test('a user who dismisses the prompt can be asked again', async () => {
  const { subscribe } = haveBrowser({ answer: 'default' });
  const { user } = await open();
  await user.click(await button('Remind me on this device'));
  await waitFor(async () => expect(await button('Remind me on this device')).toBeVisible());
  expect(subscribe).not.toHaveBeenCalled();
});

test('a browser without push is told so', async () => {
  await open();
  expect(await screen.findByText(/This browser can’t show reminders by itself/)).toBeVisible();
});

test('a change that could not be saved shows an error', async () => {
  haveBrowser();
  const { user } = await open([], [failContract('practiceDeviceKeep', 'internal')]);
  await user.click(await button('Remind me on this device'));
  expect(await screen.findByText(/That didn’t work/)).toBeVisible();
});

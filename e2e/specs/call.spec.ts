import { imogen } from '@greenroom/tools/site';
import { withSpeech } from '../fixtures/speech/fake-microphone.ts';
import { speechIn } from '../fixtures/speech/speech-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { CallPage } from '../pages/call-page.ts';
import { ChatPage } from '../pages/chat-page.ts';

/* The question comes again while it is being answered, so it interrupts. */
test.use({ launchOptions: withSpeech(7) });
const normal = (text: string) => text.replaceAll(/[\s…>*_]+/g, ' ').trim();

test('a visitor calls a coach, is understood, hears an answer, interrupts it, and finds what was heard in the chat', async ({
  page,
}) => {
  const call = new CallPage(page);
  await call.recordLoudspeaker();
  await call.ring();
  await expect(
    call
      .lines('You')
      .filter({ hasText: /nervous/i })
      .first(),
  ).toBeVisible();
  await expect(call.state.getByText('Imogen is speaking')).toBeVisible();

  const interrupted = call.lines(imogen.firstName).filter({ hasText: '…' });
  await expect(interrupted.first()).toBeVisible();
  await expect(
    call
      .lines('You')
      .filter({ hasText: /nervous/i })
      .nth(1),
  ).toBeVisible();
  const heard = normal(await interrupted.first().locator('dd').innerText());
  expect(heard.length).toBeGreaterThan(3);

  const speech = await speechIn(await call.heardSound());
  expect(speech.seconds).toBeGreaterThan(1);
  // The recording includes the ring tone, which is no speech.
  expect(speech.ofSounding).toBeGreaterThan(0.5);

  await page.getByRole('button', { name: 'Go on in the chat' }).click();
  const chat = new ChatPage(page);
  await chat.thread.waitFor();
  await expect(chat.thread.getByText(/nervous/i).first()).toBeVisible();
  await expect(chat.thread.getByText('Stopped here.').first()).toBeVisible();
  const inChat = await chat.answers.allInnerTexts();
  expect(
    inChat.some(
      (answer) =>
        normal(answer)
          .replace(/^.*?said /, '')
          .replace(/ Stopped here.*$/, '')
          .trim() === heard,
    ),
  ).toBe(true);
});

test('the transcript survives a reload in mid-call and ten seconds without a connection', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.announce(/ERR_INTERNET_DISCONNECTED/, /WebSocket/);
  const call = new CallPage(page);
  await call.ring();
  await expect(call.lines('You').first()).toBeVisible();
  const before = await call.words('You');

  await page.reload();
  await expect(call.lines('You').filter({ hasText: before[0]! }).first()).toBeVisible();

  await context.setOffline(true);
  await expect(call.state.getByText('The line dropped')).toBeVisible();
  await page.waitForTimeout(4_000);
  await context.setOffline(false);
  await expect(call.state.getByText('The line dropped')).toHaveCount(0);
  await expect(call.lines('You').filter({ hasText: before[0]! }).first()).toBeVisible();

  await call.button('End the call').click();
  await expect(call.state.getByText('That’s the call')).toBeVisible();
});

test('a muted visitor is not heard, and typed text is answered aloud', async ({ page }) => {
  const call = new CallPage(page);
  await call.ring();
  await call.button('Mute my microphone').click();
  await expect(call.state.getByText('You’re muted')).toBeVisible();
  await call.button('Type to Imogen').click();
  await page.getByRole('textbox', { name: 'Message to Imogen' }).fill('Give me one breathing exercise.');
  await page.keyboard.press('Enter');
  // Both are awaited at once, because the line may appear when the answer is half spoken.
  await Promise.all([
    expect(call.lines('You').filter({ hasText: 'Give me one breathing exercise.' })).toBeVisible(),
    expect(call.state.getByText('Unmute to interrupt')).toBeVisible(),
  ]);
});

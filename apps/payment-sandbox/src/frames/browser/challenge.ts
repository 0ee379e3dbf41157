import type { ChallengeAnswered } from '@greenroom/contracts';

/* The page of the cardholder's bank in the sandbox: it asks whether to approve the payment, and sends the answer. */
const { token } = document.documentElement.dataset;
const trouble = document.getElementById('trouble')!;
const buttons = document.querySelectorAll('button');

async function answer(outcome: string): Promise<void> {
  for (const button of buttons) button.disabled = true;
  trouble.textContent = '';
  const reply = await fetch('/sandbox/payments/challenges/answer', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, outcome }),
  });
  if (!reply.ok) throw new Error(`Answering the challenge returned ${reply.status}`);
  const said: ChallengeAnswered = { type: 'greenroom-challenge-answered' };
  if (window.parent !== window) return window.parent.postMessage(said, '*');
  const { return_url: next } = (await reply.json()) as { return_url: string | null };
  if (next) window.location.assign(next);
}

for (const button of buttons) {
  button.addEventListener('click', () => {
    answer(button.value).catch(() => {
      for (const other of buttons) other.disabled = false;
      trouble.textContent = trouble.dataset.words ?? '';
    });
  });
}

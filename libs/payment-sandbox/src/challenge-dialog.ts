import type { ChallengeAnswered } from '@greenroom/contracts';

/**
 * Shows the bank's page in a dialog over the page.
 * @returns once it was answered, or was closed without an answer
 */
export function challengeDialog(address: string, locale: string): Promise<'answered' | 'put-away'> {
  const dialog = document.createElement('dialog');
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  frame.title = locale === 'de' ? 'Frage Ihrer Bank' : 'Your bank’s question';
  frame.src = `${address}${address.includes('?') ? '&' : '?'}locale=${locale}`;
  Object.assign(frame.style, { display: 'block', width: '100%', height: 'calc(100% - 48px)', border: '0' });
  Object.assign(dialog.style, {
    width: 'min(440px, calc(100vw - 32px))',
    height: 'min(460px, calc(100dvh - 32px))',
    padding: '0',
    border: '1px solid var(--line-strong, GrayText)',
    borderRadius: 'var(--r-card, 12px)',
    overflow: 'hidden',
  });
  dialog.setAttribute('aria-label', frame.title);
  // A single press of Escape must not refuse a payment. For browsers without the attribute, `cancel` is prevented
  // below.
  dialog.setAttribute('closedby', 'none');
  const leave = document.createElement('button');
  leave.type = 'button';
  leave.textContent = locale === 'de' ? 'Ohne Antwort schließen' : 'Close without an answer';
  Object.assign(leave.style, {
    width: '100%',
    height: '48px',
    border: '0',
    borderTop: '1px solid var(--line-strong, GrayText)',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  });
  dialog.append(frame, leave);
  document.body.append(dialog);

  return new Promise((resolve) => {
    const end = (how: 'answered' | 'put-away') => {
      window.removeEventListener('message', hear);
      dialog.remove();
      resolve(how);
    };
    const hear = ({ source, data }: MessageEvent<ChallengeAnswered | undefined>) => {
      if (source === frame.contentWindow && data?.type === 'greenroom-challenge-answered') end('answered');
    };
    window.addEventListener('message', hear);
    dialog.addEventListener('cancel', (event) => event.preventDefault());
    dialog.addEventListener('close', () => end('put-away'));
    leave.addEventListener('click', () => end('put-away'));
    dialog.showModal();
    frame.focus();
  });
}

import type { ChallengeAnswered } from '@greenroom/contracts';

/**
 * Shows the bank's question over the page.
 * @returns once it has been answered, or put away, which is no answer
 */
export function challengeDialog(address: string, locale: string): Promise<'answered' | 'put-away'> {
  const dialog = document.createElement('dialog');
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  frame.title = locale === 'de' ? 'Frage Ihrer Bank' : 'Your bank’s question';
  frame.src = `${address}${address.includes('?') ? '&' : '?'}locale=${locale}`;
  Object.assign(frame.style, { display: 'block', width: '100%', height: '100%', border: '0' });
  Object.assign(dialog.style, {
    width: 'min(440px, calc(100vw - 32px))',
    height: 'min(460px, calc(100dvh - 32px))',
    padding: '0',
    border: '1px solid var(--line-strong, GrayText)',
    borderRadius: 'var(--r-card, 12px)',
    overflow: 'hidden',
  });
  dialog.setAttribute('aria-label', frame.title);
  dialog.append(frame);
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
    dialog.addEventListener('cancel', () => end('put-away'));
    dialog.showModal();
    frame.focus();
  });
}

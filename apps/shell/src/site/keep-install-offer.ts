/**
 * Keeps the browser's install prompt event, which fires once, for the settings page (`window.installOffer`, announced
 * by the event `installoffer`): https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent.
 */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    Object.assign(window, { installOffer: event });
    window.dispatchEvent(new Event('installoffer'));
  });
}

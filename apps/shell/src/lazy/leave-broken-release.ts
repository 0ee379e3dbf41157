import { registryAddress, type ChosenRemote, type Registry } from '@greenroom/federation';
import { isConfirming } from '@greenroom/federation/confirming';
import { stopKeepingRelease } from '@greenroom/federation/keep-release';

/**
 * Time limit for reading the registry, in milliseconds: a user who is already reading the step is not interrupted.
 */
const patienceMs = 3_000;

/** Dependencies in a page; tests replace them. */
const pageHere = {
  async registry(): Promise<Registry> {
    const answer = await fetch(registryAddress, { cache: 'no-cache', signal: AbortSignal.timeout(patienceMs) });
    return (await answer.json()) as Registry;
  },
  isConfirming,
  loadAgain: () => window.location.reload(),
};

/**
 * Reloads a checkout step with the current release if its release was rolled back for failing pages, or killed. Not
 * after something was typed, nor while a payment is being confirmed. The registry's signature is not verified here:
 * the server of the next page does that, and a forged registry can only cause a reload.
 */
export async function leaveBrokenRelease({ name, version }: ChosenRemote, page = pageHere): Promise<void> {
  let isTouched = false;
  const touched = () => void (isTouched = true);
  document.addEventListener('input', touched, { once: true, capture: true });
  try {
    const { microFrontends } = await page.registry();
    const { extras } = microFrontends[name]?.find(({ metadata }) => metadata.version === version) ?? {};
    if ((!extras?.broken && !extras?.killed) || (await page.isConfirming()) || isTouched) return;
    stopKeepingRelease();
    page.loadAgain();
  } catch {
    // The registry is unavailable: the checkout continues, and the next step asks again.
  } finally {
    document.removeEventListener('input', touched, { capture: true });
  }
}

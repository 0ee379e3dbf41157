import { registryAddress, type ChosenRemote, type Registry } from '@greenroom/federation';
import { isConfirming } from '@greenroom/federation/confirming';
import { letReleaseGo } from '@greenroom/federation/keep-release';

/** How long the registry may take, in milliseconds: whoever reads a step by then is not torn out of it. */
const patienceMs = 3_000;

/** In a page; a test has its own. */
const pageHere = {
  async registry(): Promise<Registry> {
    const answer = await fetch(registryAddress, { cache: 'no-cache', signal: AbortSignal.timeout(patienceMs) });
    return (await answer.json()) as Registry;
  },
  isConfirming,
  loadAgain: () => window.location.reload(),
};

/**
 * At a step of a checkout: where this release was taken back because its pages fail, or was killed, the step is loaded
 * anew with the release that everyone has. Not once something was typed, nor while a payment is being confirmed. The
 * registry's signature is not checked here: whoever serves the next page does, and a forged one can do no more than
 * load the page again.
 */
export async function leaveBrokenRelease({ name, version }: ChosenRemote, page = pageHere): Promise<void> {
  let isTouched = false;
  const touched = () => void (isTouched = true);
  document.addEventListener('input', touched, { once: true, capture: true });
  try {
    const { microFrontends } = await page.registry();
    const { extras } = microFrontends[name]?.find(({ metadata }) => metadata.version === version) ?? {};
    if ((!extras?.broken && !extras?.killed) || (await page.isConfirming()) || isTouched) return;
    letReleaseGo();
    page.loadAgain();
  } catch {
    // Nothing is known of it: the checkout goes on, and the next step asks again.
  } finally {
    document.removeEventListener('input', touched, { capture: true });
  }
}

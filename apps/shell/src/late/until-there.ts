/** In ms: the first try, once the page is in use, and the pause after each that failed. */
const pauses = { first: 1_500, further: 60_000 };

/**
 * Has something that nobody waits for, however often it has to be asked for.
 * @param failed is told the first time that it did not come; later ones say nothing new
 */
export async function untilThere<Part>(load: () => Promise<Part>, failed: (error: unknown) => void): Promise<Part> {
  let isTold = false;
  for (let pause = pauses.first; ; pause = pauses.further) {
    await new Promise((begin) => setTimeout(begin, pause));
    try {
      return await load();
    } catch (error) {
      if (!isTold) failed(error);
      isTold = true;
    }
  }
}

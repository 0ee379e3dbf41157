/** Where it is kept what was told in this browser session (specification, section 4). */
const key = 'experiments';

/** Of each: experiments by name. */
interface Told {
  bucketed: string[];
  viewed: string[];
}

function read(session: Storage | undefined): Told {
  const none: Told = { bucketed: [], viewed: [] };
  try {
    const text = session?.getItem(key);
    return text ? { ...none, ...(JSON.parse(text) as Partial<Told>) } : none;
  } catch {
    return none;
  }
}

/**
 * Lets each telling of an experiment happen once in a browser session; where storage is blocked, once for each page.
 * @returns whether it is the first time
 */
export function onceASession(session: Storage | undefined): (kind: keyof Told, name: string) => boolean {
  const here: Told = read(session);
  return (kind, name) => {
    const told = { ...here, ...read(session) };
    if (told[kind].includes(name) || here[kind].includes(name)) return false;
    here[kind].push(name);
    try {
      session?.setItem(key, JSON.stringify({ ...told, [kind]: [...told[kind], name] }));
    } catch {
      // Once for each page, then.
    }
    return true;
  };
}

const stickyPrefix = 'experiment__';

/** With consent goes what it let be kept. */
export function forgetExperiments(session: Storage | undefined, local: Storage | undefined): void {
  try {
    session?.removeItem(key);
    const keys = Object.keys(local ?? {}).filter((name) => name.startsWith(stickyPrefix));
    for (const name of keys) local?.removeItem(name);
  } catch {
    // What cannot be read was never kept.
  }
}

export { stickyPrefix };

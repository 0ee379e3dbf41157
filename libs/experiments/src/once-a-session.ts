/** Storage key of what was reported in this browser session (specification, section 4). */
const key = 'experiments';

/** The names of the experiments reported by each kind of event. */
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
 * Returns a function that lets each event of an experiment be sent once per browser session, or once per page if
 * storage is blocked.
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
      // Storage is blocked, so it is once per page.
    }
    return true;
  };
}

const stickyPrefix = 'experiment__';

/** Deletes what was stored under a consent that is withdrawn. */
export function forgetExperiments(session: Storage | undefined, local: Storage | undefined): void {
  try {
    session?.removeItem(key);
    const keys = Object.keys(local ?? {}).filter((name) => name.startsWith(stickyPrefix));
    for (const name of keys) local?.removeItem(name);
  } catch {
    // Blocked storage contains nothing.
  }
}

export { stickyPrefix };

/** The function that a survey service's script adds to the page; it takes commands in Sprig's form. */
export type SurveyTool = (command: 'setUserId' | 'logoutUser' | 'track', ...values: unknown[]) => void;

export interface SurveyEnvironment {
  /** Adds the script of an address to the page. */
  addScript(url: string, key: string): void;
  /** Returns the tool once it is ready. */
  tool(): SurveyTool | undefined;
}

/** How often the tool is polled, in ms (specification, section 7), and how many times at most. */
const everyMs = 500;
const times = 60;

export interface Survey {
  /** Changes the user, null for a visitor. Waiting events are kept only for a visitor who signs in. */
  become(userId: string | null): void;
  track(name: string, properties: object): void;
  /** Drops waiting events and stops polling. */
  stop(): void;
}

/**
 * Loads a survey service. Events wait until it is ready; after half a minute it is given up.
 * @param userId null for a visitor
 */
export function loadSurvey(
  { key, script, userId }: { key: string; script: string; userId: string | null },
  { addScript, tool }: SurveyEnvironment,
): Survey {
  let waiting: [string, object][] = [];
  let asked = 0;
  let who = userId;
  addScript(script, key);
  const timer = setInterval(() => {
    const ready = tool();
    asked += 1;
    if (!ready && asked < times) return;
    clearInterval(timer);
    if (ready && who !== null) ready('setUserId', who);
    if (ready) for (const [name, properties] of waiting) ready('track', name, properties);
    waiting = [];
  }, everyMs);
  return {
    become(next) {
      if (next === who) return;
      if (who !== null) waiting = [];
      who = next;
      const ready = asked > 0 ? tool() : undefined;
      if (ready && who === null) ready('logoutUser');
      else if (ready) ready('setUserId', who);
    },
    track(name, properties) {
      const ready = asked > 0 ? tool() : undefined;
      if (ready && waiting.length === 0) ready('track', name, properties);
      else if (asked < times) waiting.push([name, properties]);
    },
    stop() {
      clearInterval(timer);
      waiting = [];
      asked = times;
    },
  };
}

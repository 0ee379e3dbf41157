/** What a survey service's script puts into the page: a function that takes commands, in Sprig's form. */
export type SurveyTool = (command: 'setUserId' | 'logoutUser' | 'track', ...values: unknown[]) => void;

export interface SurveyEnvironment {
  /** Brings the script of an address into the page. */
  addScript(url: string, key: string): void;
  /** The tool, once it is ready. */
  tool(): SurveyTool | undefined;
}

/** How often it is asked whether it is ready, in ms (specification, section 7), and how often at the most. */
const everyMs = 500;
const times = 60;

export interface Survey {
  /** Somebody else is here, or nobody who has an account. What waits goes along with a visitor who signs in only. */
  become(userId: string | null): void;
  track(name: string, properties: object): void;
  /** Lets go of what waits, and stops asking. */
  stop(): void;
}

/**
 * Loads a survey service. What is to be told it waits until it is ready; one that is not within half a minute never is.
 * @param userId nothing for a visitor
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

/** Times of one request, in ms from its start. */
export interface Asked {
  firstByteMs: number;
  wholeMs: number;
  bytes: number;
}

/** An HTTP client that keeps cookies and measures response times. */
export interface Asking {
  get(path: string): Promise<Asked>;
  /** @throws with the response if the server refuses the request */
  post(path: string, body: object): Promise<void>;
}

export function askingAt(url: string): Asking {
  const jar = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${url}${path}`, {
      ...init,
      headers: { cookie, origin: url, 'x-greenroom': '1', 'content-type': 'application/json' },
      redirect: 'manual',
    });
    for (const one of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      if (name !== undefined && value) jar.set(name, value);
    }
    return answer;
  };
  return {
    async get(path) {
      const began = performance.now();
      const answer = await send(path);
      const firstByteMs = performance.now() - began;
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${path} returned ${answer.status}: ${text.slice(0, 200)}`);
      return { firstByteMs, wholeMs: performance.now() - began, bytes: Buffer.byteLength(text) };
    },
    async post(path, body) {
      const answer = await send(path, { method: 'POST', body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${await answer.text()}`);
    },
  };
}

/** A minimal client for classic WebDriver (https://www.w3.org/TR/webdriver2/), to control WebKit. */

/** A session with a WebDriver server. */
export class Session {
  private constructor(private readonly url: string) {}

  /** Starts a browser through the server at `server`. @throws with the server's message if that fails. */
  static async start(server: string, capabilities: object): Promise<Session> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = (await send(`${server}/session`, body)) as { sessionId: string };
    return new Session(`${server}/session/${sessionId}`);
  }

  post(command: string, body: object = {}): Promise<unknown> {
    return send(`${this.url}/${command}`, body);
  }

  async get(command: string): Promise<unknown> {
    return valueOf(await fetch(`${this.url}/${command}`));
  }

  /** Runs `script`, the body of a function with the arguments `args` and a callback for its result. */
  execute(script: string, args: unknown[] = []): Promise<unknown> {
    return this.post("execute/async", { script, args });
  }

  async end(): Promise<void> {
    await fetch(this.url, { method: "DELETE" });
  }
}

async function send(url: string, body: object): Promise<unknown> {
  return valueOf(await fetch(url, { method: "POST", body: JSON.stringify(body) }));
}

async function valueOf(response: Response): Promise<unknown> {
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

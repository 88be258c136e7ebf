/**
 * WebKit, Safari's engine, through WebKitWebDriver (webkit-driver.mts). Its windows are not narrower than about 447 px, so a narrower page is shown
 * in a frame of that width (proxy.ts, framePage).
 */
import type { Engine, Key, Size, Tab } from "./engine";
import { framePage } from "./proxy";
import { Session } from "./webdriver";

/** CSS pixels; a window that is asked to be narrower becomes as wide as this. */
const narrowest = 450;

/** Codes of keys in WebDriver's actions. */
const keys: Readonly<Record<Key, string>> = {
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  Enter: "\uE007",
  Escape: "\uE00C",
  Shift: "\uE008",
  Tab: "\uE004",
};

/** Starts a browser with one window, which one page at a time uses, through the driver at `server`. */
export async function connectWebKit(server: string): Promise<Engine> {
  const session = await Session.start(server, {
    "webkitgtk:browserOptions": { args: ["--automation"] },
  });
  return {
    name: "WebKit",
    open: (url, size) => open(session, url, size),
    close: () => session.end(),
  };
}

/** A tab in the one window of `session`; closing it leaves the window for the next. */
async function open(session: Session, url: string, size: Size): Promise<Tab> {
  const framed = size.width < narrowest;
  await resize(session, size);
  const goto = async (address: string) => {
    await session.post("frame", { id: null });
    await session.post("url", { url: framed ? framePage(address, size) : address });
    if (framed) await session.post("frame", { id: 0 });
  };
  const pointer = async (selector: string, ...then: object[]) => {
    const origin = await shown(session, selector);
    const actions = [{ type: "pointerMove", duration: 0, origin, x: 0, y: 0 }, ...then];
    await session.post("actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
  };
  const type = async (text: string) => {
    const actions = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await session.post("actions", { actions: [{ type: "key", id: "keys", actions }] });
  };
  await goto(url);
  return {
    goto,
    run: async (action, ...args) => (await run(session, action.toString(), args)) as never,
    click: (selector) =>
      pointer(selector, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }),
    hover: (selector) => pointer(selector),
    press: (key) => type(keys[key]),
    type,
    screenshot: async () => Buffer.from((await session.get("screenshot")) as string, "base64"),
    back: async () => void (await session.post("back")),
    forward: async () => void (await session.post("forward")),
    close: async () => {
      await session.post("frame", { id: null });
      await session.post("url", { url: "about:blank" });
    },
  };
}

/** Gives the window a viewport of that size, or of the narrowest width; what the window itself takes is known only once it is there. */
async function resize(session: Session, { width, height }: Size): Promise<void> {
  const rims = "arguments[0]([outerWidth - innerWidth, outerHeight - innerHeight])";
  const [beside, above] = (await session.execute(rims)) as [number, number];
  await session.post("window/rect", {
    width: Math.max(width, narrowest) + beside,
    height: height + above,
  });
}

async function run(session: Session, action: string, args: unknown[]): Promise<unknown> {
  const script = `const args = [...arguments], done = args.pop();
    Promise.resolve().then(() => (${action})(...args)).then(
      (value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;
  const { value, error } = (await session.execute(script, args)) as {
    value: unknown;
    error?: string;
  };
  if (error !== undefined) throw new Error(error);
  return value;
}

/** The first match that is shown, brought into view. @throws where there is none. */
async function shown(session: Session, selector: string): Promise<unknown> {
  const element = await session.execute(
    `const [selector, done] = arguments;
     const element = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
     element?.scrollIntoView({ block: "center", behavior: "instant" });
     done(element ?? null);`,
    [selector],
  );
  if (element === null) throw new Error(`Nothing that is shown matches ${selector}.`);
  return element;
}

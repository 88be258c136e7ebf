/**
 * WebKit, Safari's engine, controlled by WebKitWebDriver (webkit-driver.mts). Its windows are at least about 447 px wide, so narrower pages are shown
 * in a frame (proxy.ts, framePage).
 */
import type { Engine, Key, Size, Tab } from "./engine";
import { framePage } from "./proxy";
import { Session } from "./webdriver";

/** The minimum width of a window, in CSS pixels. */
const narrowest = 450;

/** WebDriver's key codes. */
const keys: Readonly<Record<Key, string>> = {
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  Enter: "\uE007",
  Escape: "\uE00C",
  Shift: "\uE008",
  Tab: "\uE004",
};

/** Starts a browser through the driver at `server`, with one window for one page at a time. */
export async function connectWebKit(server: string): Promise<Engine> {
  const session = await Session.start(server, {
    "webkitgtk:browserOptions": { args: ["--automation"] },
  });
  return {
    name: "WebKit",
    open: (url, size, warm) => open(session, url, size, warm),
    close: () => session.end(),
  };
}

/** The page in the window of `session`. Closing it keeps the window open for the next page. */
async function open(session: Session, url: string, size: Size, warm = false): Promise<Tab> {
  const framed = size.width < narrowest;
  await resize(session, size);
  const goto = async (address: string) => {
    await session.post("frame", { id: null });
    await session.post("url", { url: framed ? framePage(address, size) : address });
    if (framed) await session.post("frame", { id: 0 });
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
    resize: (next) => (framed ? resizeFrame(session, next) : resize(session, next)),
    goto,
    run: async (action, ...args) => (await run(session, action.toString(), args)) as never,
    click: (selector) =>
      point(session, selector, [
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    hover: (selector) => point(session, selector),
    press: (key) => type(keys[key]),
    type,
    screenshot: async () => Buffer.from((await session.get("screenshot")) as string, "base64"),
    back: async () => void (await session.post("back")),
    forward: async () => void (await session.post("forward")),
    close: async () => {
      if (warm) return;
      await session.post("frame", { id: null });
      await session.post("url", { url: "about:blank" });
    },
  };
}

/** Resizes the window to a viewport of that size, or of the minimum width. The size of the window's borders has to be measured. */
async function resize(session: Session, { width, height }: Size): Promise<void> {
  await session.post("frame", { id: null });
  const rims = "arguments[0]([outerWidth - innerWidth, outerHeight - innerHeight])";
  const [beside, above] = (await session.execute(rims)) as [number, number];
  await session.post("window/rect", {
    width: Math.max(width, narrowest) + beside,
    height: height + above,
  });
}

/** Resizes the frame that shows the page. Its window may be smaller. */
async function resizeFrame(session: Session, { width, height }: Size): Promise<void> {
  const fit = (size: object) =>
    void Object.assign((window.frameElement as HTMLElement).style, size);
  await run(session, fit.toString(), [{ width: `${width}px`, height: `${height}px` }]);
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

/**
 * Moves the pointer to the first visible match, and performs `then` there. Tries again where the element is out of view, because a scroll that an
 * earlier key has started may still go on.
 */
async function point(
  session: Session,
  selector: string,
  then: object[] = [],
  tries = 10,
): Promise<void> {
  const origin = await shown(session, selector);
  const actions = [{ type: "pointerMove", duration: 0, origin, x: 0, y: 0 }, ...then];
  try {
    await session.post("actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
  } catch (error) {
    if (tries === 1 || !String(error).includes("move target out of bounds")) throw error;
    await new Promise((resolve) => setTimeout(resolve, 200));
    await point(session, selector, then, tries - 1);
  }
}

/** Scrolls the first visible match into view and returns it. @throws if there is none. */
async function shown(session: Session, selector: string): Promise<unknown> {
  const element = await session.execute(
    `const [selector, done] = arguments;
     const element = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
     element?.scrollIntoView({ block: "center", behavior: "instant" });
     done(element ?? null);`,
    [selector],
  );
  if (element === null) throw new Error(`No visible element matches ${selector}.`);
  return element;
}

/** Resolves in a new task, so that the browser can handle interactions before the work that follows. */
export const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

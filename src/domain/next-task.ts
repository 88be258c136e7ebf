/** Resolves in a task of its own, so that what a visitor does in between need not wait for what comes after it. */
export const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

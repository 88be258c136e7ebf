import { TextDecoder, TextEncoder } from "node:util";

// react-dom/server requires these browser APIs, which jsdom lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder });

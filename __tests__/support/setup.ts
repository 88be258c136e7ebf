import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";

// react-dom/server expects them, and every browser has them; jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder });

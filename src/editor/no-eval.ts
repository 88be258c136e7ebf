/** Zod tests whether it may compile code, which the editor's policy forbids. Imported before every schema. */
import { z } from "zod";

z.config({ jitless: true });

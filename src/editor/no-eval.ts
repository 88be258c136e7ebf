/** Keeps Zod from compiling code with Function(), which the editor's policy forbids. Must be imported before any schema is created. */
import { z } from "zod";

z.config({ jitless: true });

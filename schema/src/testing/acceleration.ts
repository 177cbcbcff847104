import { IS_ACCELERATED } from "@machiya/prisma/client";
import { execute } from "graphql";
import { executeCompiled } from "../compiledExecutor/compiledExecutor.ts";
import type { Execute } from "../execution/executeOperation.ts";

/** How tests execute documents: `npm run test:stock` sets ACCELERATION=off. */
export const testExecute: Execute = IS_ACCELERATED ? executeCompiled : execute;

import { setLogLevel } from "../api/src/telemetry/log.ts";

// A server inside a test logs each request, some thousand lines in a run. A test about the log sets the level itself.
setLogLevel("warn");

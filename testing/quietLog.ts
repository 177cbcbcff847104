import { setLogLevel } from "../api/src/telemetry/log.ts";

// Servers in tests log each request, which makes thousands of lines; tests of the log set the level
// themselves.
setLogLevel("warn");

import { ScreenFailure } from "./ScreenFailure.tsx";

/** The last error boundary, for what fails before the frame is there, and for the frame itself. */
export function RouteFailure() {
  return (
    <main>
      <ScreenFailure />
    </main>
  );
}

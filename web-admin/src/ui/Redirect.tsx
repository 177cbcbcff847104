import { useEffect } from "react";
import { type To, useNavigate, useNavigation } from "react-router";

/**
 * Replaces the current address by another one. It waits while the user is on the way to another screen: a redirect would
 * cancel that navigation and take the user back.
 */
export function Redirect({ to }: { to: To }) {
  const navigate = useNavigate();
  const isIdle = useNavigation().state === "idle";
  // The parts of an address are a new object on each render.
  const target = JSON.stringify(to);
  useEffect(() => {
    if (isIdle) void navigate(JSON.parse(target), { replace: true });
  }, [isIdle, navigate, target]);
  return null;
}

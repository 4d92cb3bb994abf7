import { type RefObject, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

/** True while the visitor is on the way to another page, which may take seconds. */
export function useIsLeaving(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location !== undefined && location.pathname !== pathname;
}

/**
 * The same for what a page does after a while. The router follows whoever asked last: a page that
 * still wrote its own address would call back a visitor who has followed a link.
 */
export function useLeaving(): RefObject<boolean> {
  const leaving = useRef(false);
  leaving.current = useIsLeaving();
  return leaving;
}

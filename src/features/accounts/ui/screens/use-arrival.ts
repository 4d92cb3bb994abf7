import { useLocation } from "react-router";
import { type Arrival, parseArrival, withArrival } from "#features/accounts/model/next-path.ts";
import { href } from "#platform/ui/href.ts";
import { useNavigationState } from "#platform/ui/use-navigation-state.ts";

/** The pages of signing in, each with what is to be done after it. */
export interface SignInPaths {
  readonly arrival: Arrival;
  readonly login: string;
  readonly signup: string;
  readonly otp: string;
  readonly forgot: string;
}

export function useArrival(): SignInPaths {
  const { search } = useLocation();
  const arrival = parseArrival(search, useNavigationState()?.from);
  return {
    arrival,
    login: withArrival(href("/login"), arrival),
    signup: withArrival(href("/signup"), arrival),
    otp: withArrival(href("/otp"), arrival),
    forgot: withArrival(href("/forgot-password"), arrival),
  };
}

import { Trans } from "@lingui/react/macro";

interface LoadingProps {
  readonly className?: string;
}

/** Says that something is coming, and without script that it cannot. */
export function Loading({ className = "" }: LoadingProps) {
  return (
    <>
      <p role="status" className={`text-muted noscript:hidden ${className}`}>
        <Trans>Loading…</Trans>
      </p>
      <NeedsScript className={className} />
    </>
  );
}

/** For browsers without script, where only script can go on. */
export function NeedsScript({ className = "" }: LoadingProps) {
  return (
    <noscript>
      <p className={className}>
        <Trans>This needs JavaScript, which is off in this browser.</Trans>
      </p>
    </noscript>
  );
}

import { Icon } from "#platform/ui/pictures/icon.tsx";

/** The mark: a plot divided in four, one part taken. */
export function LogoMark({ inverse = false }: { inverse?: boolean }) {
  return (
    <svg viewBox="0 0 28 28" className="size-7" aria-hidden="true">
      <path d="m13.6 4.4 11-1v10.9l-11 .7z" className={inverse ? "fill-card" : "fill-river"} />
      <path
        d="M3.4 5.3 24.6 3.4v19.4L3.4 24.6zM13.6 4.4v19.3M3.4 15.6l21.2-1.3"
        className={inverse ? "stroke-card" : "stroke-ink"}
        fill="none"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The name in two scripts, beside its mark. */
export function Logo({ inverse = false }: { inverse?: boolean }) {
  return (
    <span className="flex items-center gap-2.5">
      <LogoMark inverse={inverse} />
      <span className="text-[1.3125rem] leading-7 font-[650] tracking-tight md:text-[1.4375rem]">
        Sthalam
      </span>
      <span
        className={`border-l pl-2.5 text-control font-medium ${
          inverse ? "border-night-muted/40 text-night-muted" : "border-line text-muted"
        }`}
      >
        <Icon name="te-name" className="h-[1.6em] w-[2.11em]" />
      </span>
    </span>
  );
}

import type { DrawnWord, IconName } from "./icon-names.ts";
import sprite from "./icons.svg?url";

export type { IconName } from "./icon-names.ts";

/**
 * A line icon out of the site's one sprite: a tenth of the bytes and of the rendering time of
 * drawing each in place. For show only: its words stand beside it or name its button.
 */
export function Icon({ name, className }: { name: IconName | DrawnWord; className?: string }) {
  return (
    <svg className={`icon ${className ?? ""}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

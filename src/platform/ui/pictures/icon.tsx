import type { CSSProperties } from "react";
import type { DrawnWord, IconName } from "./icon-names.ts";
import sprite from "./icons.svg?url";

export type { IconName } from "./icon-names.ts";

interface IconProps {
  readonly name: IconName | DrawnWord;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/**
 * A line icon out of the site's one sprite: a tenth of the bytes and of the rendering time of
 * drawing each in place. For show only: its words stand beside it or name its button.
 */
export function Icon({ name, className, style }: IconProps) {
  return (
    <svg className={`icon ${className ?? ""}`} style={style} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

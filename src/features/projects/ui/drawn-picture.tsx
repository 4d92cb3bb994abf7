import { STILL_WIDTHS } from "site-model/pictures";
import type { ProjectPicture } from "#features/projects/model/project-view.ts";

interface DrawnPictureProps {
  readonly picture: ProjectPicture;
  readonly alt: string;
  readonly sizes: string;
  readonly className: string;
  /** True for the first picture of the page. */
  readonly eager?: boolean;
  readonly height?: number;
}

/** A picture of the project: its still in the width that fits, else the drawing of the plan. */
export function DrawnPicture(props: DrawnPictureProps) {
  const { picture, alt, sizes, className, eager = false, height = 948 } = props;
  const isStill = picture.kind === "still";
  const still = (width: number) => (isStill ? `${picture.stem}-${width}.avif` : "");
  return (
    <img
      src={isStill ? still(960) : picture.src}
      {...(isStill && {
        srcSet: STILL_WIDTHS.map((width) => `${still(width)} ${width}w`).join(", "),
        sizes,
      })}
      alt={alt}
      width={1600}
      height={height}
      draggable={false}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      className={className}
    />
  );
}

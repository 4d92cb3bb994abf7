import type { PictureName } from "#project/picture-names.ts";
import type { Plan } from "#project/plan.ts";
import type { ProjectView } from "#project/project-view.ts";

/** Whom a reader of the papers turns to. */
export interface PaperContact {
  readonly phone: string;
  readonly whatsApp: string;
  readonly email: string;
  readonly address: string;
  /** True while these are sample values. */
  readonly sample: boolean;
}

/** A picture that the papers show: the file of its still, or its drawing. */
export type PaperPicture =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "drawn"; readonly svg: string };

/** All that the papers are made from; the same source makes the same bytes. */
export interface PaperSource {
  readonly plan: Plan;
  readonly view: Pick<ProjectView, "plots" | "areas" | "widths">;
  readonly pictures: Readonly<Record<PictureName | "hero", PaperPicture>>;
  readonly contact: PaperContact;
  /** Public origin of the site. */
  readonly origin: string;
  /** The day that the rates are of: the papers bear it. */
  readonly dated: Date;
}

import { useState } from "react";

/** The layout as it lies; its address leads to the drawing of today. */
export function groundPath(mlsNumber: string | null): string | null {
  return mlsNumber && `/illustrations/${encodeURIComponent(mlsNumber)}-now.footprint.svg`;
}

/** What it is about, drawn; gone where there is no drawing. */
export function SubjectPicture({ src, className }: { src: string; className: string }) {
  const [isThere, setIsThere] = useState(true);
  return (
    isThere && <img src={src} alt="" onError={() => setIsThere(false)} className={className} />
  );
}

import { type DragEvent, useState } from "react";

/** What an element is given where files may be let go of, and whether some are held over it now. */
export function useFileDrop(onFiles: ((files: readonly File[]) => void) | null) {
  const [isOver, setIsOver] = useState(false);
  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setIsOver(over && onFiles !== null);
  };
  const drop = (event: DragEvent) => {
    drag(event, false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles?.(files);
  };
  return {
    isOver,
    target: {
      onDragOver: (event: DragEvent) => drag(event, true),
      onDragLeave: (event: DragEvent) => drag(event, false),
      onDrop: drop,
    },
  };
}

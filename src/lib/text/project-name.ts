/** After the name of a project that is not real, so that nobody takes it for one. */
const SAMPLE_MARK = " (sample project)";

/**
 * What a project is called where agents and buyers read of it outside its pages. Agents read it, so it
 * is the same in every language.
 */
export function toProjectName({
  name,
  isSample,
}: {
  readonly name: string;
  readonly isSample: boolean;
}): string {
  return isSample ? name + SAMPLE_MARK : name;
}

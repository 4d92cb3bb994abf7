/** A name in the three languages of the site; `te` and `hi` are null where no spelling is known. */
export interface PlaceName {
  readonly en: string;
  readonly te: string | null;
  readonly hi: string | null;
}

/** What stands beside the plan on a social card, in the language of the page that is shared. */
export interface SocialCardTexts {
  readonly name: string;
  readonly place: string;
  /** "₹20,000 per sq yd"; null where no rate is stated. */
  readonly rate: string | null;
  /** "35,235 sq yd layout", or that it is not stated. */
  readonly area: string;
  /** "Illustrative layout, not a photograph"; null beside a photograph. */
  readonly notice: string | null;
}

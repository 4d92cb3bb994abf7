// Pictures for link previews. Server only: they are made of pixels.
export { drawSocialCard, SOCIAL_CARD, type SocialCardTexts } from "./draw-social-card.ts";
export { drawText, type TextPicture } from "./draw-text.ts";

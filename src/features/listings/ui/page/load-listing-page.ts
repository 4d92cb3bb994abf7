/** The page of a listing, for those who show it only when asked. */
export const loadListingPage = () => import("./listing-page.tsx");

/** The home page in one language, as the pages draw it and the server sends it. */
export interface PrerenderedPage {
  /** Elements that take the place of those of the empty page. */
  title: string;
  description: string;
  noScript: string;
  /** What stands in the place of the page. */
  markup: string;
}

/** What is written at length, in Markdown: a title, words of introduction, and sections with `## heading {#id}`. */
export interface Documents {
  about: About;
  /** `{join}` stands for what it takes to join. */
  community: string;
  join: Join;
  faq: string;
  /** `{operator}` and `{contact}` stand for who runs the site, and for how they are reached. */
  terms: string;
  /** The documentation, in the order of its contents. */
  guides: readonly Guide[];
}

export interface Guide {
  /** Its address is `/docs/slug`. */
  slug: string;
  text: string;
}

/** What it takes to join the community, in a sentence or two. */
export interface Join {
  /** For who has no account. */
  visitor: string;
  /** For who has one, and while that is not known. */
  anybody: string;
}

export interface About {
  text: string;
  team: string;
  teamIntroduction: string;
  roles: readonly Role[];
  careers: string;
  /** What stands before the address for applications. */
  careersAdvice: string;
  /** What stands there without one. */
  noCareers: string;
}

export interface Role {
  name: string;
  /** What it can be held to. */
  answersFor: string;
}

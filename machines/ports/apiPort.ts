/** The workspace API as its server describes it. */
export interface ApiPort {
  /** Rejects with the reason. */
  describe(): Promise<ApiCall[]>;
  /** Asks the server by GET, as who is signed in. Rejects when nobody answers. */
  tryOut(path: string): Promise<ApiAnswer>;
}

export interface ApiCall {
  /** Its name. */
  id: string;
  method: string;
  /** With its parameters in braces: `/api/builds/{id}`. */
  path: string;
  summary: string;
  parameters: readonly ApiParameter[];
  /** The JSON Schema of what is sent along; null where nothing is. */
  body: string | null;
  /** The JSON Schema of the answer. */
  answer: string;
}

export interface ApiParameter {
  name: string;
  place: 'path' | 'query' | 'header';
  isRequired: boolean;
}

export interface ApiAnswer {
  status: number;
  body: string;
}

/** A refusal in the words of OAuth, which the grant of an id_token speaks: status 400, `error` and `error_description`. */
export class OAuthRefusal extends Error {
  override name = 'OAuthRefusal';
  readonly error: string;

  constructor(error: string, description: string) {
    super(description);
    this.error = error;
  }
}

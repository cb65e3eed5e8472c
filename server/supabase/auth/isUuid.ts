/** Whether it can be looked up as an id: PostgreSQL refuses a question about anything else. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../authError.ts';
import type { Provider } from '../provider.ts';

/** The provider of that name. Throws AuthError where there is none, or none is set up. */
export function enabledProvider({ google }: AuthContext, name: string): Provider {
  if (name === 'google' && google !== null) return google;
  const reason = name === 'google' ? 'provider is not enabled' : `Provider ${name.slice(0, 40)} could not be found`;
  throw new AuthError(400, 'validation_failed', `Unsupported provider: ${reason}`);
}

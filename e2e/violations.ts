import type { BrowserContext } from 'playwright/test';

/** Writes down everything that pages of a context do against the security policy of their contents; to be called before any of them is opened. */
export async function watchViolations(context: BrowserContext): Promise<readonly string[]> {
  const violations: string[] = [];
  await context.exposeBinding('policyViolated', (_, what: string) => void violations.push(what));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { documentURI, effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      Reflect.get(
        window,
        'policyViolated',
      )(`${documentURI}: ${effectiveDirective} ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`);
    });
  });
  return violations;
}

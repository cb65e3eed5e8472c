/** The policies of Trusted Types by which a page makes markup and addresses of scripts: the server lists them, and a browser lets a page have no other. */
export const trustedTypePolicies = {
  drawing: 'servolab-drawing',
  worker: 'servolab-worker',
  stage: 'servolab-stage',
  /** The one that DOMPurify makes for itself. */
  documentation: 'dompurify',
} as const;

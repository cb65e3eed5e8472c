const statuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether by this status of HTTP something before a service says that it has no answer of it: what was asked for may have been done. */
export const isOfGateway = (status: number): boolean => statuses.has(status);

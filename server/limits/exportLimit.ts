/** So many exports of one learner in so much time, whichever way they are asked for: each reads all there is. */
export const exportLimit = { amount: 5, withinSeconds: 600 } as const;

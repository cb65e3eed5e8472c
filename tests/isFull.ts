/** Whether `npm run test:full` asks for the proofs that take too long for every landing. */
export const isFull = process.env['FULL_TESTS'] === '1';

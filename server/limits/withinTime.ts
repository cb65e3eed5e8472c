/** The value, or a rejection with this error when it takes longer than this. */
export async function withinTime<Value>(value: Promise<Value>, ms: number, lateError: () => Error): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(lateError()), ms);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}

/** The value, or a rejection with `message` when it takes longer than this. */
export async function withinTime<Value>(value: Promise<Value>, ms: number, message: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), ms);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}

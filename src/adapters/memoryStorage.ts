/** Storage for a client that lives for one question; it may begin with something. */
export function memoryStorage(beginning: Readonly<Record<string, string>> = {}) {
  const items = new Map(Object.entries(beginning));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

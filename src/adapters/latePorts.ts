/**
 * Ports whose adapters are fetched later than the page that they belong to is begun. They are there, to be handed on, from
 * the start; nobody may ask anything of them before `arrive` was called.
 */
export function latePorts<Ports extends Readonly<Record<keyof Ports, object>>>(names: readonly (keyof Ports)[]) {
  let adapters: Ports | undefined;

  const stand = (name: keyof Ports) =>
    // What can be called is known for a port: no log shall look into it (`portable`).
    new Proxy<object>(
      { isLate: () => adapters === undefined },
      {
        get(own, key): unknown {
          if (key in own) return Reflect.get(own, key);
          return adapters === undefined ? undefined : Reflect.get(adapters[name], key);
        },
      },
    );

  return {
    // Each name stands for the port of this name.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    ports: Object.fromEntries(names.map((name) => [name, stand(name)])) as Ports,
    arrive(fetched: Ports): void {
      adapters = fetched;
    },
  };
}

import { type ReactNode, useState } from 'react';

interface SampleProps<Value> {
  initial: Value;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}

/** Lets a piece be tried on the design page, where no machine holds its value. */
export function Sample<Value>({ initial, children }: SampleProps<Value>) {
  const [value, change] = useState(initial);
  return children(value, change);
}

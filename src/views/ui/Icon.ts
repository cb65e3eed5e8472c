import type { ComponentType, SVGProps } from 'react';

/** What `~icons/lucide/…` is: it has the size and the colour of the text around it, and is not heard. */
export type Icon = ComponentType<SVGProps<SVGSVGElement>>;

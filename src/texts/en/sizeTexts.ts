const of = (unit: 'kilobyte' | 'megabyte' | 'gigabyte', digits: number) =>
  new Intl.NumberFormat('en', { style: 'unit', unit, maximumFractionDigits: digits });

const inKilobytes = of('kilobyte', 0);
const inMegabytes = of('megabyte', 0);
const inGigabytes = of('gigabyte', 1);

/** How much something takes on a disk or in memory: `512 MB`. */
export const sizeTexts = {
  kilobytes: (count: number) => inKilobytes.format(count),
  megabytes: (count: number) => inMegabytes.format(count),
  gigabytes: (count: number) => inGigabytes.format(count),
} as const;

/** With so many digits behind the point; between so many and `most`, where it is given. A half of the last one goes up, as it is written. */
export function decimal(value: number, digits: number, most = digits): string {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: most };
  return new Intl.NumberFormat('en', format).format(value);
}

/** So many of something: "1 value", "2,000 values". */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : several}`;

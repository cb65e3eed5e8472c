/** With so many digits behind the point; between so many and `most`, where it is given. A half of the last one goes up, as it is written. */
export function decimal(value: number, digits: number, most = digits): string {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: most };
  return new Intl.NumberFormat('en', format).format(value);
}

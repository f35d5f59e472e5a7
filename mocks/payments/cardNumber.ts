/** The brand of a card, or '' while its first digits do not identify it. */
export type Brand = 'Visa' | 'Mastercard' | 'American Express' | 'Discover' | '';

const PREFIXES: readonly (readonly [Brand, RegExp])[] = [
  ['Visa', /^4/],
  ['Mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['American Express', /^3[47]/],
  ['Discover', /^(6011|64[4-9]|65)/],
];

export const brandOf = (number: string): Brand => PREFIXES.find(([, prefix]) => prefix.test(number))?.[0] ?? '';

/** The number of digits in each group, as printed on the card. */
export const groupsOf = (number: string): readonly number[] => (brandOf(number) === 'American Express' ? [4, 6, 5] : [4, 4, 4, 4]);

/** The number of digits of a complete card number. */
export const lengthOf = (number: string): number => groupsOf(number).reduce((sum, group) => sum + group, 0);

/** The number of digits of the security code. */
export const cvcLengthOf = (number: string): number => (brandOf(number) === 'American Express' ? 4 : 3);

/** Verifies the check digit (Luhn, ISO/IEC 7812-1): every second digit from the right counts double, and 10 divides the sum. */
export function fitsCheckDigit(number: string): boolean {
  const sum = Array.from(number)
    .toReversed()
    .reduce((sum, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return sum + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

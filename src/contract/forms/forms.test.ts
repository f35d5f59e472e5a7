import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  ADDRESS_REQUIRED,
  DATE_REQUIRED,
  DESCRIPTION_REQUIRED,
  EMAIL_INVALID,
  EMAIL_REQUIRED,
  IMAGES_REQUIRED,
  NAME_REQUIRED,
  PASSWORD_REQUIRED,
  PHONE_REQUIRED,
  PRICE_REQUIRED,
  QUANTITY_REQUIRED,
  belowMinimum,
} from '../texts.ts';
import { bookingForm, emptyBookingDraft, validateQuantity } from './booking.ts';
import { Email, TypedEmail } from './email.ts';
import { LoginForm } from './login.ts';
import { PasswordResetForm } from './passwordReset.ts';
import { ReviewForm } from './review.ts';
import { SignUpForm } from './signUp.ts';
import { AMBIGUOUS_COUNT } from './typedNumber.ts';

/** The first message of each field, which is the one shown. */
function messagesOf(schema: v.GenericSchema, value: unknown): Record<string, string> {
  const parsed = v.safeParse(schema, value);
  const messages: Record<string, string> = {};
  for (const issue of parsed.issues ?? []) messages[v.getDotPath(issue) ?? ''] ??= issue.message;
  return messages;
}

describe('Email', () => {
  test.each(['ada@example.com', 'A1@b.co', 'ADA99@Mail.net', 'x@y.uk'])('accepts the documented pattern: %s', (email) => {
    expect(v.parse(Email, email)).toBe(email);
  });

  test.each([
    'ada.lovelace@example.com',
    'ada+shop@example.com',
    'ada-l@my-shop.example.co.uk',
    'ada_l@example.com',
    "o'hara@example.com",
    'ada@123.com',
    'ada@example.museum',
    'ada@example.photography',
    'ädä@bücher.de',
    'ada@例え.テスト',
    'ada@xn--bcher-kva.xn--p1ai',
  ])('accepts every ordinary address: %s', (email) => {
    expect(v.parse(Email, email)).toBe(email);
  });

  test.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@example.c',
    'ada@.com',
    'ada@example..com',
    'ada@example.com.',
    'ada@-example.com',
    'ada@example-.com',
    'ada@exam ple.com',
    'a da@example.com',
    'ada@@example.com',
    'ada@a@example.com',
    'ada@example.c0m',
    'ada,bob@example.com',
    '<ada@example.com>',
    'ada@localhost',
    '\ud800@example.com',
  ])('rejects %s', (email) => {
    expect(messagesOf(Email, email)).toEqual({ '': EMAIL_INVALID });
  });

  test('trims the value and treats blank as missing', () => {
    expect(v.parse(Email, '  ada@example.com\t')).toBe('ada@example.com');
    for (const value of ['', '   ', undefined, null, 5]) expect(messagesOf(Email, value)).toEqual({ '': EMAIL_REQUIRED });
  });

  test('validates very long input quickly', () => {
    for (const email of [`a@${'a'.repeat(100_000)}!`, `a@${'a.'.repeat(50_000)}!`, 'a'.repeat(100_000), `a@${'-'.repeat(100_000)}`]) {
      const start = process.cpuUsage();
      expect(v.is(Email, email)).toBe(false);
      // In microseconds of the processor: other programs do not count.
      expect(process.cpuUsage(start).user).toBeLessThan(500_000);
    }
  });
});

test.each([
  ['\u200bada@example.com'],
  ['ada@example.com\u200b'],
  ['ad\u00ada@exam\u2060ple.com'],
  ['\u202aada@example.com\u202c'],
  ['\ufeffa\u200dda@example.com\u200e '],
  ['ada\u0000@example.com'],
  ['ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ'],
])('an email typed as %j is ada@example.com in every form', (email) => {
  const typed = { email, password: 'secret1', name: 'Ada' };
  for (const schema of [LoginForm, SignUpForm, PasswordResetForm])
    expect(v.parse(schema, typed)).toMatchObject({ email: 'ada@example.com' });
});

describe('TypedEmail', () => {
  test('has one spelling for composed and decomposed letters, but keeps letters that only look alike apart', () => {
    expect(v.parse(TypedEmail, 'a\u0308da@example.com')).toBe('äda@example.com');
    for (const email of ['ﬁn@example.com', 'adа@example.com', 'x²@example.com', 'Ada@Example.com'])
      expect(v.parse(TypedEmail, email)).toBe(email);
  });

  test('refuses what can be seen', () => {
    for (const email of ['ada @example.com', 'ada@exam\u00a0ple.com', 'ada@example。com', 'ada\n@example.com'])
      expect(messagesOf(TypedEmail, email)).toEqual({ '': EMAIL_INVALID });
    for (const email of [' \u200b', '\ufeff', undefined, 5]) expect(messagesOf(TypedEmail, email)).toEqual({ '': EMAIL_REQUIRED });
  });

  test('is not what programs send: two addresses that look alike must not open the same account', () => {
    expect(v.parse(Email, 'ad\u200bmin@example.com')).toBe('ad\u200bmin@example.com');
  });
});

test.each([
  ['', EMAIL_REQUIRED],
  ['ada', EMAIL_INVALID],
])('the password reset refuses the email %j', (email, message) => {
  expect(messagesOf(PasswordResetForm, { email })).toEqual({ email: message });
});

describe('LoginForm', () => {
  const email = 'ada@example.com';

  test.each([
    [
      { email: '', password: '' },
      { email: EMAIL_REQUIRED, password: PASSWORD_REQUIRED },
    ],
    [
      { email: 'ada', password: '12345' },
      { email: EMAIL_INVALID, password: 'Must be 6 characters or longer' },
    ],
    [{ email, password: '123456' }, {}],
    [{ email, password: '      ' }, {}],
  ])('%j', (form, messages) => {
    expect(messagesOf(LoginForm, form)).toEqual(messages);
  });

  test('trims the email but not the password', () => {
    expect(v.parse(LoginForm, { email: ` ${email} `, password: ' secret ' })).toEqual({ email, password: ' secret ' });
  });
});

describe('SignUpForm', () => {
  const typed = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'secret1' };

  test.each([
    [
      { name: '', email: '', password: '' },
      { name: NAME_REQUIRED, email: EMAIL_REQUIRED, password: PASSWORD_REQUIRED },
    ],
    [{ ...typed, name: ' \t ' }, { name: NAME_REQUIRED }],
    [
      { ...typed, email: 'ada', password: '12345' },
      { email: EMAIL_INVALID, password: 'Must be 6 characters or longer' },
    ],
    [typed, {}],
  ])('%j', (form, messages) => {
    expect(messagesOf(SignUpForm, form)).toEqual(messages);
  });

  test('trims the name and the email but not the password', () => {
    const read = v.parse(SignUpForm, { name: ' Ada Lovelace ', email: ' ada@example.com ', password: ' secret ' });
    expect(read).toEqual({ ...typed, password: ' secret ' });
  });
});

describe('bookingForm', () => {
  const today = '2026-03-14';
  const schema = bookingForm({ minOrderQuantity: 3, price: 20 }, () => today);
  const typed = { date: '2026-03-20', quantity: '4', address: 'Street 1', phone: '+1 555 0100' };

  test('trims texts and converts the quantity to a number', () => {
    const read = v.parse(schema, { date: ' 2026-03-20 ', quantity: ' 4 ', address: ' Street 1 ', phone: ' 5 ' });
    expect(read).toMatchObject({ date: '2026-03-20', quantity: 4, address: 'Street 1', phone: '5' });
  });

  test('has the exact documented message for every empty field', () => {
    const missing = {
      date: DATE_REQUIRED,
      quantity: QUANTITY_REQUIRED,
      address: ADDRESS_REQUIRED,
      phone: PHONE_REQUIRED,
    };
    expect(messagesOf(schema, emptyBookingDraft)).toEqual(missing);
    expect(messagesOf(schema, { date: ' ', quantity: '\t', address: '  ', phone: '\n' })).toEqual(missing);
    expect(messagesOf(schema, { date: ' ', quantity: '\u2060', address: ' \u200b', phone: '\u202a\u202c' })).toEqual(missing);
  });

  test('refuses a product whose price cannot be read', () => {
    expect(
      messagesOf(
        bookingForm({ minOrderQuantity: 1, price: null }, () => today),
        typed,
      ),
    ).toEqual({ price: PRICE_REQUIRED });
    expect(
      messagesOf(
        bookingForm({ minOrderQuantity: 1, price: 0 }, () => today),
        typed,
      ),
    ).toEqual({});
  });

  test.each([
    ['3', undefined],
    ['003', undefined],
    ['999999999', undefined],
    ['99999999999', undefined],
    ['9'.repeat(400), undefined],
    ['2', belowMinimum(3)],
    ['0', belowMinimum(3)],
    ['-1', belowMinimum(3)],
    ['-99999999999999999999', belowMinimum(3)],
    ['1.5', 'Quantity must be a whole number'],
    ['3.0', 'Quantity must be a whole number'],
    ['1e3', 'Quantity must be a whole number'],
    ['-', 'Quantity must be a whole number'],
    ['- 4', 'Quantity must be a whole number'],
    ['-1.5', 'Quantity must be a whole number'],
    ['+4', 'Quantity must be a whole number'],
    ['٣', undefined],
    ['３\u200b', undefined],
    ['1 200', undefined],
    ['1.200', AMBIGUOUS_COUNT],
    ['1,200', AMBIGUOUS_COUNT],
    ['four', 'Quantity must be a whole number'],
    ['', QUANTITY_REQUIRED],
    ['\u200b', QUANTITY_REQUIRED],
  ])('a quantity of %j: %s', (quantity, message) => {
    expect(messagesOf(schema, { ...typed, quantity })['quantity']).toBe(message);
  });

  test('refuses a date as soon as it is in the past', () => {
    let now = today;
    const rules = bookingForm({ minOrderQuantity: 1, price: 1 }, () => now);
    expect(messagesOf(rules, { ...typed, date: today })).toEqual({});
    now = '2026-03-15';
    expect(messagesOf(rules, { ...typed, date: today })).toEqual({ date: 'Choose today or a later day' });
  });

  test('clamps a huge quantity to the largest safe integer', () => {
    expect(v.parse(schema, { ...typed, quantity: '9'.repeat(400) }).quantity).toBe(Number.MAX_SAFE_INTEGER);
  });

  test.each([
    [today, undefined],
    ['2026-03-15', undefined],
    ['2028-02-29', undefined],
    ['2026-03-13', 'Choose today or a later day'],
    ['1999-12-31', 'Choose today or a later day'],
    ['2027-02-30', DATE_REQUIRED],
    ['2027-02-29', DATE_REQUIRED],
    ['2026-03-20T10:00:00Z', DATE_REQUIRED],
    ['20.03.2026', DATE_REQUIRED],
    ['tomorrow', DATE_REQUIRED],
  ])('a date of %j: %s', (date, message) => {
    expect(messagesOf(schema, { ...typed, date })['date']).toBe(message);
  });
});

test.each([
  [0, 1, 'soldOut'],
  [0, 100, 'soldOut'],
  [5, 6, 'overStock'],
  [5, 5, null],
  [5, 1, null],
  [null, 1_000, null],
  [null, Number.MAX_SAFE_INTEGER, 'overStock'],
  [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 'overStock'],
  // 64.90 each: the total would not be exact in cents.
  [null, 138_784_391_365_654, 'overStock'],
  [null, 1_387_843_913_656, null],
] as const)('stock %j, ordered %j: %s', (stock, quantity, refusal) => {
  expect(validateQuantity({ stock, price: 64.9 }, quantity)).toBe(refusal);
});

test('of a product without a price, what cannot be counted is too many', () => {
  expect(validateQuantity({ stock: null, price: null }, Number.MAX_SAFE_INTEGER)).toBe('overStock');
  expect(validateQuantity({ stock: null, price: 0 }, Number.MAX_SAFE_INTEGER)).toBe('overStock');
});

describe('ReviewForm', () => {
  const review = { description: 'It turns.', name: 'Sam', img: 'pictures/1f527.webp', email: 'sam@example.com' };

  test('has the exact documented message for every blank field', () => {
    const messages = {
      description: DESCRIPTION_REQUIRED,
      name: NAME_REQUIRED,
      img: IMAGES_REQUIRED,
      email: EMAIL_REQUIRED,
    };
    expect(messagesOf(ReviewForm, { description: ' \n', name: '', img: '  ', email: '\t' })).toEqual(messages);
  });

  test('keeps the invisible characters that emoji and scripts are written with', () => {
    const description = '👩\u200d🔧 می\u200cخواهم ❤\ufe0f';
    expect(v.parse(ReviewForm, { ...review, description }).description).toBe(description);
  });

  test('trims the description but keeps its line breaks', () => {
    expect(v.parse(ReviewForm, { ...review, description: ' It turns.\n\nBoth ways. \n' })).toEqual({
      ...review,
      description: 'It turns.\n\nBoth ways.',
    });
  });

  test('does not validate the email of the account', () => {
    expect(messagesOf(ReviewForm, { ...review, email: 'odd@google' })).toEqual({});
  });
});

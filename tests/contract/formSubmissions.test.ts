import { readdirSync } from 'node:fs';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { productOfTool } from '#contract/entities/product.ts';
import { bookingForm, validateQuantity } from '#contract/forms/booking.ts';
import { LoginForm } from '#contract/forms/login.ts';
import { PasswordResetForm } from '#contract/forms/passwordReset.ts';
import { NO_PICTURE_LINK } from '#contract/forms/pictureLink.ts';
import { emptyProfile, profileForm, profileUpdate } from '#contract/forms/profile.ts';
import { RestockForm } from '#contract/forms/restock.ts';
import { ReviewForm } from '#contract/forms/review.ts';
import { SignUpForm } from '#contract/forms/signUp.ts';
import { toolForm } from '#contract/forms/tool.ts';
import { AMBIGUOUS_AMOUNT, AMBIGUOUS_COUNT } from '#contract/forms/typedNumber.ts';
import { fillPath, type Operation } from '#contract/operation.ts';
import { type Input, type OperationName, operations } from '#contract/operations.ts';
import { strictOf } from '#contract/strict.ts';
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
  RATING_REQUIRED,
  RELEASE_REQUIRED,
  STATUS_REQUIRED,
  STOCK_REQUIRED,
  belowMinimum,
} from '#contract/texts.ts';
import { foldDigits, foldWidth, trimTyped, withoutInvisible } from '#contract/typedText.ts';
import { initialContext, toNewBooking } from '#machines/order/order.setup.ts';
import { issueToken } from '#mocks/identity/tokens.ts';
import { sandboxFetch } from '#tests/support/sandboxFetch.ts';
import { REPEATABLE } from '#tests/support/wireRows.ts';
import { wrench } from '#tests/support/wrench.ts';

import { admin, shopper } from './sandbox.ts';

const TODAY = '2026-03-14';
const today = () => TODAY;
const canShow = (address: string) => !/^(?:javascript|data:text)/i.test(address);

/** Inputs of people and programs into one field. */
const typed = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '\t\n',
    '\u00a0',
    '\u200b',
    '\u0000',
    '\ud800',
    'e\u0301',
    '\u202e',
    '\u202a1\u202c',
    'İ',
    'ß',
    '🧰'.repeat(40),
    'x'.repeat(3000),
  ),
  fc.constantFrom(
    '1e3',
    '-0',
    ' 5 ',
    'Infinity',
    'NaN',
    '0x10',
    '٣',
    '１２',
    '+5',
    '5.',
    '.5',
    '1,2',
    '1,200',
    '1.200,50',
    '1 200',
    '1_000',
    '9'.repeat(30),
    '0'.repeat(30),
  ),
  fc.constantFrom('2026-02-30', '0026-01-01', '9999-12-31', '12026-01-01', '2026-3-14', '2026-03-14T00:00', TODAY, ' 2026-12-04 '),
  fc.constantFrom(
    '<b>x</b>',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '{"$gt":""}',
    "' OR 1=1 --",
    '__proto__',
    '../..',
  ),
  fc.integer().map(String),
  fc.double().map(String),
);
const likely = (...values: string[]) => fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: typed });

const name = likely('Sam Carter', ' Sam ', 'Inês');
const email = fc.oneof(
  likely('new@example.com', 'New+1@Example.org', ' ada@bücher.de ', "o'hara@example.com"),
  fc.tuple(typed, fc.constantFrom('@example.com', '@b.co', '@例え.テスト')).map((parts) => parts.join('')),
);
const password = likely('secret 123', '      ', 'пароль');
const date = likely('2026-12-04', '2027-02-28', TODAY);
const quantity = likely('1', '12', ' 5 ', '007', '0', '-1', '1.5', '1000001');
const picture = likely('https://example.com/a.webp', 'pictures/1f527.webp', '/a.png');

/** How a form's text may change: only spaces around it, an email loses what nobody sees, and a number is read. */
const trimmed = trimTyped;
const asTyped = (text: string) => text;
const asEmail = (text: string) => foldWidth(withoutInvisible(text)).normalize('NFC').trim();
const asNumber = (text: string) => {
  const ascii = foldDigits(foldWidth(withoutInvisible(text))).replaceAll(/[$\s]/g, '');
  return Number(ascii.replace(/,(?=\d{1,2}$)/, '.').replaceAll(',', ''));
};

interface Write {
  name: OperationName;
  as: string;
  input: Record<string, unknown>;
}
const writeOf = <Name extends OperationName>(operation: Name, as: string, input: Input<Name>): Write => ({ name: operation, as, input });

interface Form {
  schema: v.GenericSchema;
  /** The input typed into each field, and the value that the form reads from it. */
  fields: Record<string, readonly [fc.Arbitrary<string>, (text: string) => unknown]>;
  /** The messages of each field. */
  messages: Record<string, readonly string[]>;
  /** Submissions that once broke the sandbox. */
  examples?: Record<string, string>[];
  /** The requests that the shop sends for a valid form. */
  toWrites: (output: never) => Write[];
}

const form = <const Schema extends v.GenericSchema>(
  schema: Schema,
  rest: Omit<Form, 'schema' | 'toWrites'> & { toWrites: (output: v.InferOutput<Schema>) => Write[] },
): Form => ({ ...rest, schema: schema, toWrites: rest.toWrites });

const emailMessages = [EMAIL_REQUIRED, EMAIL_INVALID];
const passwordMessages = [PASSWORD_REQUIRED, 'Must be 6 characters or longer'];
const pictureMessages = [IMAGES_REQUIRED, NO_PICTURE_LINK];
const logIn = (address: string) => writeOf('login', address, { body: { email: address } });

const product = { ...productOfTool(wrench), minOrderQuantity: 2 };
const opened = { ...emptyProfile, name: 'Sam', birthday: '1988-05-21' };
const toolId = '64f0a1c2e4b0000000000001';

const forms: Record<string, Form> = {
  booking: form(bookingForm(product, today), {
    fields: { date: [date, trimmed], quantity: [quantity, asNumber], address: [name, trimmed], phone: [typed, trimmed] },
    messages: {
      date: [DATE_REQUIRED, 'Choose today or a later day'],
      quantity: [QUANTITY_REQUIRED, 'Quantity must be a whole number', AMBIGUOUS_COUNT, belowMinimum(2)],
      address: [ADDRESS_REQUIRED],
      phone: [PHONE_REQUIRED],
    },
    toWrites: ({ price: _, ...order }) =>
      // The machine refuses a quantity above the stock, and one that is too large to be exact.
      validateQuantity({ ...product, stock: null }, order.quantity) === null && order.quantity <= 1_000_000
        ? [writeOf('createBooking', shopper, { body: toNewBooking({ ...initialContext, id: '1', email: shopper, product, form: order }) })]
        : [],
  }),
  login: form(LoginForm, {
    fields: { email: [email, asEmail], password: [password, asTyped] },
    messages: { email: emailMessages, password: passwordMessages },
    examples: [{ email: '\ud800@example.com', password: 'secret 123' }],
    toWrites: (credentials) => [logIn(credentials.email)],
  }),
  passwordReset: form(PasswordResetForm, {
    fields: { email: [email, asEmail] },
    messages: { email: emailMessages },
    toWrites: () => [],
  }),
  signUp: form(SignUpForm, {
    fields: { name: [name, trimmed], email: [email, asEmail], password: [password, asTyped] },
    messages: { name: [NAME_REQUIRED], email: emailMessages, password: passwordMessages },
    toWrites: (user) => [
      logIn(user.email),
      writeOf('saveUser', user.email, { email: user.email, body: { name: user.name, email: user.email } }),
    ],
  }),
  profile: form(profileForm({ opened, today, canShow }), {
    fields: {
      name: [name, trimmed],
      birthday: [likely('1990-01-31', ''), trimmed],
      phone: [typed, trimmed],
      sex: [likely('Male', 'Female', 'Common', ''), trimmed],
      bio: [typed, trimmed],
      photo: [picture, trimmed],
    },
    messages: {
      birthday: ['Enter a valid date', 'Choose a day from 1900 on', 'Choose today or an earlier day'],
      sex: ['Choose one of these'],
      photo: [NO_PICTURE_LINK],
    },
    toWrites: (profile) => [writeOf('saveUser', shopper, { email: shopper, body: profileUpdate(profile, { opened, current: opened }) })],
  }),
  restock: form(RestockForm, {
    fields: { amount: [quantity, asNumber] },
    messages: {
      amount: ['Enter the quantity received', 'Enter a whole number', AMBIGUOUS_COUNT, 'Enter 1 or more', 'Enter 1,000,000 or fewer'],
    },
    toWrites: ({ amount }) => [writeOf('updateTool', admin, { id: toolId, body: { quantity: 48 + amount } })],
  }),
  review: form(ReviewForm, {
    fields: { description: [typed, trimmed], name: [name, trimmed], img: [picture, trimmed], email: [fc.constant(shopper), trimmed] },
    messages: {
      description: [DESCRIPTION_REQUIRED],
      name: [NAME_REQUIRED],
      img: [IMAGES_REQUIRED],
      email: [EMAIL_REQUIRED],
    },
    toWrites: (review) => [writeOf('createReview', shopper, { body: review })],
  }),
  tool: form(toolForm(canShow), {
    fields: {
      name: [name, trimmed],
      img: [picture, trimmed],
      img2: [picture, trimmed],
      img3: [picture, trimmed],
      description: [name, trimmed],
      price: [likely('64.90', '$1,200.50', '0.01', '0', '0.00', '1.005'), asNumber],
      quantity: [quantity, asNumber],
      status: [name, trimmed],
      rating: [likely('4.5', '5', '1'), asNumber],
      date: [date, trimmed],
    },
    messages: {
      name: [NAME_REQUIRED],
      img: pictureMessages,
      img2: pictureMessages,
      img3: pictureMessages,
      description: [DESCRIPTION_REQUIRED],
      price: [
        PRICE_REQUIRED,
        'Price must be more than 0, like 64.90',
        AMBIGUOUS_AMOUNT,
        'Price must be at most $1,000,000',
        'Price must have two decimals at most',
      ],
      quantity: [STOCK_REQUIRED, 'Quantity must be a whole number from 0 up', AMBIGUOUS_COUNT, 'Quantity must be at most 1,000,000'],
      status: [STATUS_REQUIRED],
      rating: [RATING_REQUIRED, 'Rating must be from 1 to 5'],
      date: [RELEASE_REQUIRED, 'Enter a valid date', 'Choose a day from 1900 on'],
    },
    toWrites: (tool) => [writeOf('createTool', admin, { body: tool })],
  }),
};

test('every form has a case', () => {
  // These files have a field or a rule, which several forms share.
  const shared = ['email', 'field', 'pictureLink', 'typedNumber'];
  const files = readdirSync('src/contract/forms').filter((file) => !file.endsWith('.test.ts'));
  const named = files.map((file) => file.replace(/\.ts$/, '')).filter((file) => !shared.includes(file));
  expect(Object.keys(forms).toSorted()).toEqual(named.toSorted());
});

test.each(Object.entries(forms))(
  'any submission of %s is refused with its own messages, or sent as it was typed',
  async (_, { schema, fields, messages, examples = [], toWrites }) => {
    const { fetch, apiBase, world } = await sandboxFetch();
    const send = async ({ name: operationName, as, input }: Write): Promise<number> => {
      const operation: Operation = operations[operationName];
      const body = 'body' in input ? { body: JSON.stringify(input['body']) } : {};
      const headers = { authorization: `Bearer ${issueToken(as)}` };
      return (await fetch(apiBase + fillPath(operation, input), { method: operation.method, headers, ...body })).status;
    };
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(fc.record(Object.fromEntries(Object.entries(fields).map(([field, [text]]) => [field, text]))), async (texts) => {
        const read = v.safeParse(schema, texts);
        if (!read.success) {
          expect(read.issues.length).toBeGreaterThan(0);
          for (const issue of read.issues) expect(messages[v.getDotPath(issue) ?? ''] ?? []).toContain(issue.message);
          return;
        }
        accepted += 1;
        const kept = Object.fromEntries(Object.entries(fields).map(([field, [, change]]) => [field, change(texts[field] ?? '')]));
        // A quantity that no number can hold is read as the highest, which no stock is enough for.
        const exact = Object.entries(kept).filter(([, value]) => !(typeof value === 'number' && value > Number.MAX_SAFE_INTEGER));
        expect(read.output).toMatchObject(Object.fromEntries(exact));
        for (const write of toWrites(read.output as never)) {
          const { body }: Operation = operations[write.name];
          if (body !== undefined) expect(v.safeParse(strictOf(body), write.input['body']).issues).toBeUndefined();
          expect(await send(write)).toBe(200);
        }
        // The snapshot of the world would grow with every submission.
        if (accepted % 20 === 0) await world.reset();
      }),
      { ...REPEATABLE, numRuns: 500, examples: examples.map((example) => [example]) },
    );
    // Otherwise this would only have tested the messages.
    expect(accepted).toBeGreaterThan(50);
  },
);

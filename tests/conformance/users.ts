import { shopper } from '../contract/sandbox.ts';
import type { Row } from '../support/conformanceRun.ts';
import { type Deviation, DIFFERS, acknowledges, afterwards, answers, cached, lists, storesText, textChanges, twice } from './deviation.ts';

const GET = 'GET /user';
const ALL = 'GET /users';
const SAVE = 'PUT /create-user/*';
const RIGHTS = 'GET /admin/*';
const APPOINT = 'PUT /user/admin/*';

const saved: Deviation[] = [
  ...textChanges.map(([name, change]): Deviation => ({
    name: `a profile ${name}`,
    operation: 'saveUser',
    change: () => ({ [SAVE]: storesText(change) }),
    report: 'documented: reading the record again does not return the change',
  })),
  {
    name: 'a profile that is acknowledged but not stored',
    operation: 'saveUser',
    change: () => ({ [SAVE]: acknowledges }),
    report: 'documented: reading the record again does not return the change',
  },
  {
    name: 'a profile that is cached',
    operation: 'saveUser',
    change: () => ({ [GET]: cached() }),
    report: 'documented: reading the record again does not return the change',
  },
  {
    name: 'a save that makes a second record',
    operation: 'saveUser',
    change: afterwards(SAVE, (world) =>
      world.write((draft) => {
        const [user] = draft.byEmail('users', shopper);
        if (user !== undefined) draft.put('users', { ...user, _id: draft.newId() });
      }),
    ),
    report: 'documented: the save left 2 records of one email',
  },
  {
    name: 'a save that loses the role',
    operation: 'saveUser',
    change: (world) => ({
      [SAVE]: async (real) => {
        await world.write((draft) => {
          const [user] = draft.byEmail('users', shopper);
          if (user !== undefined) draft.put('users', { ...user, role: 'lost' });
        });
        return real();
      },
    }),
    report: 'documented: role: changed, although not sent',
  },
  {
    name: "a save that changes everybody's bio",
    operation: 'saveUser',
    change: afterwards(SAVE, (world) =>
      world.write((draft) => {
        const bio = draft.byEmail('users', shopper)[0]?.bio ?? '';
        for (const user of draft.all('users')) draft.put('users', { ...user, bio });
      }),
    ),
    report: 'documented: 9 other records have changed',
  },
];

const read: Deviation[] = [
  {
    name: "another user's record",
    operation: 'getUser',
    change: () => ({ [GET]: answers((user: Row) => ({ ...user, email: 'eve@example.com' })) }),
    report: 'documented: the response contains the record of another user',
  },
  {
    name: 'any record for an unknown email',
    operation: 'getUser',
    change: (world) => ({
      [GET]: async (real) => {
        const response = await real();
        const isMissing = response.ok && (await response.clone().text()) === 'null';
        return isMissing ? Response.json((await world.read((view) => view.all('users')))[0]) : response;
      },
    }),
    report: 'documented: for a missing record: responded with a value; the shop expects 404 or null',
  },
  {
    name: 'users that are found case-sensitively',
    operation: 'getUser',
    change: () => ({ [GET]: answers((user: Row | null, { search }: URL) => (search.includes('SHOPPER') ? null : user)) }),
    report: 'assumed: for the email in upper case: the record is missing',
    because: 'the specification does not say whether case matters',
  },
  {
    name: 'all users but one',
    operation: 'listUsers',
    change: () => ({ [ALL]: lists((rows) => rows.filter(({ email }) => email !== shopper)) }),
    report: 'documented: the record of --email is not in the list',
  },
  {
    name: 'users in a wrapper',
    operation: 'listUsers',
    change: () => ({ [ALL]: answers((users) => ({ users })) }),
    report: 'documented: body: received an object instead of a list',
  },
];

const rights: Deviation[] = [
  {
    name: 'rights for everybody',
    operation: 'checkAdmin',
    change: () => ({ [RIGHTS]: answers(() => ({ admin: true })) }),
    report: 'documented: --email is an administrator according to the response, but has no such role',
  },
  {
    name: 'rights for nobody',
    operation: 'checkAdmin',
    change: () => ({ [RIGHTS]: answers(() => ({ admin: false })) }),
    report: 'documented: the --admin-email is not an administrator according to the response',
  },
  {
    name: 'rights as text',
    operation: 'checkAdmin',
    change: () => ({ [RIGHTS]: answers(({ admin: flag }: Row) => ({ admin: String(flag) })) }),
    report: 'documented: admin: received the text "aaaa", which is unreadable',
  },
  {
    name: 'an appointment without effect',
    operation: 'makeAdmin',
    change: () => ({ [APPOINT]: () => Response.json({ modifiedCount: 1 }) }),
    report: 'documented: the user is not an administrator after the call',
  },
  {
    name: 'an appointment that is not counted',
    operation: 'makeAdmin',
    change: () => ({ [APPOINT]: answers(() => ({ modifiedCount: 0 })) }),
    report: 'documented: modifiedCount is 0, although the user was made an administrator',
  },
  {
    name: 'an appointment without a count',
    operation: 'makeAdmin',
    change: () => ({ [APPOINT]: answers(() => ({ acknowledged: true })) }),
    report: 'documented: modifiedCount: received nothing, read as unknown',
  },
  {
    name: 'an appointment of everybody',
    operation: 'makeAdmin',
    change: afterwards(APPOINT, (world) =>
      world.write((draft) => {
        for (const user of draft.all('users')) draft.put('users', { ...user, role: 'admin' });
      }),
    ),
    report: 'documented: 8 other records have changed',
  },
];

const reviews: Deviation[] = [
  ...textChanges.slice(0, 3).map(([name, change]): Deviation => ({
    name: `texts ${name}`,
    operation: 'createReview',
    change: () => ({ 'POST /review': storesText(change) }),
    report: `documented: description, name: ${DIFFERS}`,
  })),
  {
    name: 'a review that is acknowledged but not stored',
    operation: 'createReview',
    change: () => ({ 'POST /review': acknowledges }),
    report: 'documented: the new review is not in the list',
  },
  {
    name: 'a POST that makes two reviews',
    operation: 'createReview',
    change: () => ({ 'POST /review': twice }),
    report: 'documented: one POST created 2 records',
  },
  {
    name: 'a review without its author',
    operation: 'createReview',
    change: () => ({ 'GET /review': lists((rows) => rows.map((row) => ({ ...row, email: '' }))) }),
    report: `documented: email: ${DIFFERS}`,
  },
];

export const users = [...saved, ...read, ...rights, ...reviews];

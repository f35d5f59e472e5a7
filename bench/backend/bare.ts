// The baseline: what a program over the same tables cannot do without. It answers the calls that are measured, with as many bytes, by one
// statement each. It asks nobody who they are, checks nothing, and keeps no record: no reservation, no key of a request, no audit.
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { DatabaseError, Pool, types } from 'pg';
import { serve } from 'srvx';

types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.DATE, String);

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });

const COLUMNS = `id AS "_id", name, img, img2, img3, description, price_cents / 100.0::float8 AS price, quantity,
  min_order_quantity AS "minOrderQuantity", status, rating, date`;

/** Runs statements in one transaction, and resolves with the row of the last. */
async function write(...statements: [text: string, values: unknown[]][]): Promise<object> {
  const client = await pool.connect();
  try {
    // As in the backend: otherwise most of what is measured would be conflicts.
    await client.query('BEGIN ISOLATION LEVEL SERIALIZABLE; SET LOCAL enable_seqscan = off');
    let row = {};
    for (const [text, values] of statements) [row] = (await client.query<object>(text, values)).rows as [object];
    await client.query('COMMIT');
    return row;
  } catch (error) {
    await client.query('ROLLBACK');
    if (error instanceof DatabaseError && error.code === '40001') return await write(...statements);
    throw error;
  } finally {
    client.release();
  }
}

interface Booking {
  name: string;
  img: string;
  email: string;
  date: string;
  price: number;
  quantity: number;
  address: string;
  phone: string;
}

const insert = ({ name, img, email, date, price, quantity, address, phone }: Booking): [string, unknown[]] => [
  `INSERT INTO bookings VALUES ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9, false, '') RETURNING true AS acknowledged, id AS "insertedId"`,
  [crypto.randomUUID(), name, img, email, date, Math.round(price * 100), quantity, address, phone],
];

const app = new Hono();
app.get('/carTools', compress(), async (context) => context.json((await pool.query(`SELECT ${COLUMNS} FROM tools ORDER BY id`)).rows));
app.put('/carTools/:id', async ({ req, json }) => {
  const { quantity } = await req.json<{ quantity: number }>();
  return json(await write([`UPDATE tools SET quantity = $2 WHERE id = $1 RETURNING ${COLUMNS}`, [req.param('id'), quantity]]));
});
app.post('/carBooking', async ({ req, json }) => json(await write(insert(await req.json<Booking>()))));
// The documented calls take and book apart. This is what one call for both would cost.
app.post('/takeAndBook/:id', async ({ req, json }) => {
  const booking = await req.json<Booking>();
  const take: [string, unknown[]] = ['UPDATE tools SET quantity = quantity - $2 WHERE id = $1', [req.param('id'), booking.quantity]];
  return json(await write(take, insert(booking)));
});

const server = serve({ fetch: (request) => app.fetch(request), hostname: '127.0.0.1', port: 0, silent: true, gracefulShutdown: false });
await server.ready();
process.stdout.write(`The baseline listens at ${(server.url ?? '').replace(/\/$/, '')}\n`);

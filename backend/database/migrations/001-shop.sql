-- Rows of the shop. Ids are made by the app and grow with time, so that ordering by them is the order of age.
CREATE TABLE tools (
  id text PRIMARY KEY,
  name text NOT NULL,
  img text NOT NULL,
  img2 text NOT NULL,
  img3 text NOT NULL,
  description text NOT NULL,
  price_cents bigint NOT NULL CHECK (price_cents > 0),
  quantity bigint NOT NULL CHECK (quantity >= 0),
  min_order_quantity bigint NOT NULL CHECK (min_order_quantity >= 1),
  status text NOT NULL,
  rating double precision NOT NULL CHECK (rating BETWEEN 1 AND 5),
  date date NOT NULL
);
CREATE INDEX tools_by_name ON tools (name);

CREATE TABLE camera_products (
  id text PRIMARY KEY,
  name text NOT NULL,
  img text NOT NULL,
  description text NOT NULL,
  min_order_quantity bigint NOT NULL CHECK (min_order_quantity >= 1),
  available_quantity bigint NOT NULL CHECK (available_quantity >= 0),
  price_cents bigint NOT NULL CHECK (price_cents > 0)
);
CREATE INDEX camera_products_by_name ON camera_products (name);

CREATE TABLE phones (
  id text PRIMARY KEY,
  name text NOT NULL,
  img text NOT NULL,
  quantity bigint NOT NULL CHECK (quantity >= 0),
  price_cents bigint NOT NULL CHECK (price_cents > 0)
);
CREATE INDEX phones_by_name ON phones (name);

CREATE TABLE reviews (
  id text PRIMARY KEY,
  description text NOT NULL,
  name text NOT NULL,
  img text NOT NULL,
  email text NOT NULL
);

-- email_key: the email as it is compared, trimmed and in lower case.
CREATE TABLE users (
  id text PRIMARY KEY,
  email text NOT NULL,
  email_key text NOT NULL UNIQUE,
  name text NOT NULL,
  birthday date,
  phone text NOT NULL,
  sex text NOT NULL,
  bio text NOT NULL,
  photo text NOT NULL,
  role text NOT NULL
);

CREATE TABLE bookings (
  id text PRIMARY KEY,
  name text NOT NULL,
  img text NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL,
  date date NOT NULL,
  price_cents bigint NOT NULL CHECK (price_cents >= 0),
  quantity bigint NOT NULL CHECK (quantity >= 1),
  address text NOT NULL,
  phone text NOT NULL,
  paid boolean NOT NULL,
  transaction_id text NOT NULL
);
CREATE INDEX bookings_by_email ON bookings (email_key);

-- The first answer to each Idempotency-Key.
CREATE TABLE answers (
  id text PRIMARY KEY,
  body text NOT NULL,
  answer text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX answers_by_age ON answers (created_at);

-- Stock that a shopper has taken and not booked yet.
CREATE TABLE reservations (
  tool_id text NOT NULL,
  email_key text NOT NULL,
  quantity bigint NOT NULL CHECK (quantity > 0),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tool_id, email_key)
);
CREATE INDEX reservations_by_age ON reservations (expires_at);

-- Charges that the provider reports. Without a booking_id, somebody has paid and it is not certain for what.
CREATE TABLE charges (
  intent_id text PRIMARY KEY,
  email text NOT NULL,
  cents bigint NOT NULL CHECK (cents > 0),
  refunded_cents bigint NOT NULL CHECK (refunded_cents BETWEEN 0 AND cents),
  booking_id text,
  created_at timestamptz NOT NULL
);

-- The provider's events whose effect is stored.
CREATE TABLE provider_events (
  id text PRIMARY KEY,
  created_at timestamptz NOT NULL
);

-- Who has moved money, stock or rights.
CREATE TABLE audit (
  id text PRIMARY KEY,
  created_at timestamptz NOT NULL,
  email text NOT NULL,
  operation text NOT NULL,
  input jsonb NOT NULL
);

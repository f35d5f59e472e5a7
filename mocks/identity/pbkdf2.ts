// PBKDF2 (RFC 8018) with HMAC (RFC 2104) and SHA-256 (FIPS 180-4), for browsers without Web Crypto, as over plain http.

/** The state of a hash: eight words of 32 bits. */
type State = [number, number, number, number, number, number, number, number];

/** The length of a block in bytes, and of a hash. */
const BLOCK = 64;
const HASH = 32;

const primes: number[] = [];
for (let number = 2; primes.length < 64; number += 1) if (primes.every((prime) => number % prime !== 0)) primes.push(number);

/** The first 32 bits of the fractional parts. */
const fractionsOf = (numbers: number[]) => Int32Array.from(numbers, (number) => (number % 1) * 2 ** 32);
const START = [...fractionsOf(primes.slice(0, 8).map(Math.sqrt))] as State;
const CONSTANTS = fractionsOf(primes.map(Math.cbrt));

const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

/** The words of the current block. Shared, because a password takes 200,000 blocks. */
const schedule = new Int32Array(64);
const wordAt = (index: number) => schedule[index] as number;

/** Adds a block of 16 words to a hash. */
function compress(state: State, block: Int32Array): State {
  schedule.set(block);
  for (let index = 16; index < 64; index += 1) {
    const early = wordAt(index - 15);
    const late = wordAt(index - 2);
    schedule[index] =
      wordAt(index - 16) +
      (rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)) +
      wordAt(index - 7) +
      (rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let round = 0; round < 64; round += 1) {
    const constant = CONSTANTS[round] as number;
    const first = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + constant + wordAt(round);
    const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  const [p, q, r, s, t, u, v, w] = state;
  return [(a + p) | 0, (b + q) | 0, (c + r) | 0, (d + s) | 0, (e + t) | 0, (f + u) | 0, (g + v) | 0, (h + w) | 0];
}

function toWords(bytes: Uint8Array): Int32Array {
  const view = new DataView(bytes.buffer);
  return Int32Array.from({ length: bytes.length / 4 }, (_, index) => view.getInt32(index * 4));
}

function toBytes(words: State): Uint8Array {
  const view = new DataView(new ArrayBuffer(HASH));
  words.forEach((word, index) => view.setInt32(index * 4, word));
  return new Uint8Array(view.buffer);
}

/** SHA-256. `state`: the hash of `length` bytes before these. */
function hash(bytes: Uint8Array, state = START, length = 0): State {
  // Followed by one bit, and by the number of all bits at the end of the last block.
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 4, (length + bytes.length) * 8);
  const words = toWords(padded);
  let result = state;
  for (let index = 0; index < words.length; index += 16) result = compress(result, words.subarray(index, index + 16));
  return result;
}

/** Derives 32 bytes from a password, as `crypto.subtle.deriveBits` does with PBKDF2 and SHA-256. */
export function pbkdf2({ password, salt, iterations }: { password: Uint8Array; salt: Uint8Array; iterations: number }): Uint8Array {
  const key = new Uint8Array(BLOCK);
  key.set(password.length > BLOCK ? toBytes(hash(password)) : password);
  const inner = compress(START, toWords(key.map((byte) => byte ^ 0x36)));
  const outer = compress(START, toWords(key.map((byte) => byte ^ 0x5c)));
  /** A hash, padded as `hash` does, for the two that follow a block of the key. */
  const block = new Int32Array(16);
  block[HASH / 4] = 0x80000000;
  block[15] = (BLOCK + HASH) * 8;
  const addTo = (state: State, hashed: State) => {
    block.set(hashed);
    return compress(state, block);
  };
  let last = addTo(outer, hash(Uint8Array.of(...salt, 0, 0, 0, 1), inner, BLOCK));
  const derived = Int32Array.from(last);
  for (let iteration = 1; iteration < iterations; iteration += 1) {
    last = addTo(outer, addTo(inner, last));
    last.forEach((word, index) => void (derived[index] = (derived[index] as number) ^ word));
  }
  return toBytes([...derived] as State);
}

/** The shape of a client secret: pi_…_secret_… */
const SECRET = /_secret_/;

/** Stripe's words for people (SPEC §8), '' where it has none. Words that name a client secret are not passed on to anybody. */
export const speakable = (words: string | undefined): string => (words === undefined || SECRET.test(words) ? '' : words);

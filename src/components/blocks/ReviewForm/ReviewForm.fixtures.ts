import type { ReviewAuthor, ReviewFormView } from './ReviewForm.tsx';

const sam: ReviewAuthor = { name: 'Sam Carter', photo: 'pictures/1f468-1f3fd-200d-1f527.webp', email: 'shopper@example.com' };

export const typed = 'The wrench set came with its 10 mm. I have photographed it for the insurance.';

const contents = { author: sam, description: typed };
const reviewsHref = '/showAllReview';

/** One view of the form for each of its states. */
export const reviewForms = {
  editing: { ...contents, state: 'editing', description: '' },
  sending: { ...contents, state: 'sending' },
  added: { ...contents, state: 'added', reviewsHref },
  refused: { ...contents, state: 'refused', message: 'The shop did not accept this. Check what you entered, then try again.' },
  unconfirmed: { ...contents, state: 'unconfirmed', reviewsHref },
} satisfies { [State in ReviewFormView['state']]: Extract<ReviewFormView, { state: State }> };

/** An account without a profile: its name and photo are the defaults. */
export const withoutProfile: ReviewFormView = {
  ...reviewForms.editing,
  author: { name: 'Customer', photo: 'pictures/1f9d1-200d-1f527.webp', email: 'ada@example.com' },
};
export const brokenPhoto: ReviewFormView = { ...reviewForms.editing, author: { ...sam, photo: 'data:image/png;base64,AAAA' } };
export const rightToLeft: ReviewFormView = {
  ...reviewForms.editing,
  author: { ...sam, name: 'ليلى رحيمي' },
  description: 'وصلت البطارية خلال يومين وتعمل السيارة من المحاولة الأولى.',
};
export const longTexts: ReviewFormView = {
  ...reviewForms.editing,
  author: {
    ...sam,
    name: 'Bartholomäus-Maximilian Freiherr von Schraubenschlüsselberg zu Drehmoment',
    email: 'somebody.with.a.very.long.name+and-a-tag@mail.department.of-a-very-long-company-name.example.com',
  },
  description: Array.from({ length: 12 }, () => 'I have owned four jump starters, and this one started the car and not an argument.').join(
    '\n',
  ),
};

import type { ProfileCardView } from './ProfileCard.tsx';

export const sam: ProfileCardView = {
  photos: ['pictures/1f468-1f3fd-200d-1f527.webp'],
  name: 'Sam Carter',
  email: 'shopper@example.com',
  birthday: 'May 21, 1988',
  phone: '+1 555 0142',
  sex: 'Male',
  bio: 'Keeps a 1991 hatchback alive out of spite. Owns four 10 mm sockets and can find none of them.',
};

/** A user who has signed up and not filled in anything. */
export const withoutData: ProfileCardView = { photos: [], name: '', email: 'new@example.com', birthday: '', phone: '', sex: '', bio: '' };

export const longTexts: ProfileCardView = {
  ...sam,
  name: 'Wolfeschlegelsteinhausenbergerdorff the Younger, Keeper of the Second Workshop behind the Former Railway Station',
  email: 'somebody.with.a.very.long.name+and-a-tag@mail.department.of-a-very-long-company-name.example.com',
  phone: '+1 555 0142 extension 4711, ask for the workshop and let it ring',
  bio: `${'Collects torque wrenches, and has opinions about every one of them. '.repeat(12)}\n\nAlso bolts.`,
};

export const rightToLeft: ProfileCardView = {
  ...sam,
  name: 'ليلى الحداد',
  bio: 'أصلح السيارات القديمة في عطلة نهاية الأسبوع، وأجمع مفاتيح الربط.',
};

export const brokenPhoto: ProfileCardView = { ...sam, photos: ['data:image/png;base64,AAAA', 'http://example.com/not-asked-for.png'] };

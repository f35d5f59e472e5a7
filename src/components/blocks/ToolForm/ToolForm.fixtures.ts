import { emptyToolDraft, type ToolDraft } from '#contract/forms/tool.ts';
import { keepPageOpen } from '../../keepPageOpen.ts';
import type { ToolFormView } from './toolFormView.ts';

export const typed: ToolDraft = {
  name: 'Hose Clamp Pliers, flexible cable',
  img: 'pictures/1f527.webp',
  img2: 'pictures/1f529.webp',
  img3: 'pictures/1f6e0-fe0f.webp',
  description: 'A cable of 60 cm between you and the clamp. They reach where your hand gave up, and hold on when it lets go.',
  price: '34.50',
  quantity: '12',
  status: 'New',
  rating: '4.5',
  date: '2026-03-14',
};

const contents = { draft: typed, statuses: ['In stock', 'New', 'Best seller', 'Few left'] };
const listHref = '/showAllCarProducts';
const unconfirmed = 'The shop did not answer. Check the car products before you send it again. What you typed stays here.';

/** One view of the form for each of its states. */
export const toolForms = {
  editing: { ...contents, state: 'editing', draft: emptyToolDraft },
  adding: { ...contents, state: 'adding', step: 'Adding your product …' },
  added: { ...contents, state: 'added', homeHref: '/', listHref },
  refused: { ...contents, state: 'refused', message: 'Your account is not allowed to do this. Sign in with another account.' },
  unconfirmed: { ...contents, state: 'unconfirmed', message: unconfirmed, isChecking: false, listHref },
} satisfies { [State in ToolFormView['state']]: Extract<ToolFormView, { state: State }> };

export const filled: ToolFormView = { ...toolForms.editing, draft: typed };
export const checkingAgain: ToolFormView = { ...toolForms.unconfirmed, isChecking: true };
export const addingUnstored: ToolFormView = { ...toolForms.adding, step: `${toolForms.adding.step} ${keepPageOpen('product')}` };
export const unconfirmedUnstored: ToolFormView = { ...toolForms.unconfirmed, message: `${unconfirmed} ${keepPageOpen('product')}` };
export const longTexts: ToolFormView = {
  ...filled,
  draft: {
    ...typed,
    name: 'Professional Workshop Tool Cabinet, Two Drawers, 262 Pieces, Foam Inlays and Verriegelungszylinderschlüsselersatzsatz',
    img: `https://pictures.example/${'workshop/'.repeat(30)}cabinet.webp`,
    description: Array.from({ length: 12 }, () => 'It holds all that you own, and all that you borrowed.').join('\n'),
    price: '999999.99',
    status: 'Leaves the works as soon as the second drawer is found',
  },
};
export const rightToLeft: ToolFormView = {
  ...filled,
  draft: { ...typed, name: 'بطارية تشغيل السيارة ٧٠ أمبير', description: 'تعمل من المحاولة الأولى حتى في الشتاء.', status: 'متوفر' },
};
/** A draft from an earlier visit with many invalid values. */
export const wrong: ToolFormView = {
  ...filled,
  draft: {
    ...typed,
    img: 'javascript:alert(1)',
    img2: 'www.example.com/a.png',
    price: '0',
    quantity: '1.5',
    rating: '6',
    date: '0026-03-14',
  },
};

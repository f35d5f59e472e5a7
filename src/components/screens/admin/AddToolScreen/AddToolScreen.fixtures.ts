import {
  extinguisher,
  longTexts as longCard,
  priceUnavailable,
  rightToLeft as rightToLeftCard,
  wrench,
} from '../../../blocks/ProductCard/ProductCard.fixtures.ts';
import * as forms from '../../../blocks/ToolForm/ToolForm.fixtures.ts';
import type { ToolFormView } from '../../../blocks/ToolForm/toolFormView.ts';
import type { AddToolView } from './AddToolScreen.tsx';

const { toolForms } = forms;

/** The preview card before anything is typed. */
const blank = { ...priceUnavailable, name: 'Your product', pictures: ['', '', ''], status: '' };
const card = {
  ...wrench,
  name: forms.typed.name,
  pictures: [forms.typed.img, forms.typed.img2, forms.typed.img3],
  status: 'New',
  price: '$34.50',
  stock: '12 available',
};

/** One view of the screen for each of its states. */
export const addToolViews = {
  editing: { ...toolForms.editing, preview: blank },
  adding: { ...toolForms.adding, preview: card },
  added: { ...toolForms.added, preview: blank },
  refused: { ...toolForms.refused, preview: card },
  unconfirmed: { ...toolForms.unconfirmed, preview: card },
} satisfies { [State in AddToolView['state']]: Extract<AddToolView, { state: State }> };

const withCard = (view: ToolFormView, preview = card): AddToolView => ({ ...view, preview });

export const filled = withCard(forms.filled);
export const checkingAgain = withCard(forms.checkingAgain);
export const wrong = withCard(forms.wrong, {
  ...extinguisher,
  pictures: ['javascript:alert(1)', 'www.example.com/a.png', 'pictures/1f529.webp'],
});
export const longTexts = withCard(forms.longTexts, longCard);
export const rightToLeft = withCard(forms.rightToLeft, rightToLeftCard);
export const brokenPicture = withCard(forms.filled, { ...card, pictures: ['data:image/png;base64,AAAA', 'pictures/1f529.webp', ''] });

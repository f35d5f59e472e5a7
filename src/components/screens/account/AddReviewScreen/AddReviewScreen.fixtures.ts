import { reviewForms } from '../../../blocks/ReviewForm/ReviewForm.fixtures.ts';
import type { AddReviewView } from './AddReviewScreen.tsx';

/** One view of the screen for each of its states. */
export const addReviewViews = { ...reviewForms } satisfies Record<AddReviewView['state'], AddReviewView>;

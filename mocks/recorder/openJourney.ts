export { decodeJourney } from './journey.ts';
export { findTour } from './tours.ts';

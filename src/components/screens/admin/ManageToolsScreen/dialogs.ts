// One chunk: they share nearly all of it.
export { DeletionDialog } from './DeletionDialog.tsx';
export { RestockDialog } from './RestockDialog.tsx';

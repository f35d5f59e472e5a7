import type { NotFoundView } from './NotFoundScreen.tsx';

export const fixtures = { missing: { state: 'missing', homeHref: '/' } } satisfies Record<NotFoundView['state'], NotFoundView>;

import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { Identity } from '#contract/entities/identity.ts';

/** Renders a page inside the dashboard with the signed-in user's identity. */
export const Inside = ({ children }: { children: (identity: Identity) => ReactNode }) => children(useOutletContext<Identity>());

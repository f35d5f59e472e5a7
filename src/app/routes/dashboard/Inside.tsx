import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { Identity } from '#contract/entities/identity.ts';

/** A page inside the dashboard, which knows who is here. */
export const Inside = ({ children }: { children: (identity: Identity) => ReactNode }) => children(useOutletContext<Identity>());

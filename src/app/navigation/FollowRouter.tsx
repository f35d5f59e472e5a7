import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Surroundings } from './surroundings.ts';

/** Keeps the surroundings true to the router. */
export function FollowRouter({ surroundings }: { surroundings: Surroundings }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    Object.assign(surroundings, { path: pathname, goTo: (path: string) => void navigate(path) });
  }, [surroundings, navigate, pathname]);
  return null;
}

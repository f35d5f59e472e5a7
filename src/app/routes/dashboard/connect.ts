import type { DashboardView } from '#components/screens/account/DashboardScreen/DashboardScreen.tsx';

/** What the backend says about somebody's rights; nothing while it has not, or when it could not. */
interface Rights {
  data: { admin: boolean } | undefined;
}

/** Who the dashboard is for. Unknown is neither a yes nor a no (DECISIONS "Admin check fails"). */
export function toDashboardView({ data }: Rights, current: string): DashboardView {
  if (data === undefined) return { state: 'unknown', current };
  return { state: data.admin ? 'administrator' : 'customer', current };
}

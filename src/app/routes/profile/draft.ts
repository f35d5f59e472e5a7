import * as v from 'valibot';
import { sameEmail } from '#contract/sameEmail.ts';
import type { ProfileFormView } from '#components/blocks/ProfileForm/ProfileForm.tsx';
import type { Device } from '../../services/ports.ts';

/** It begins as every draft does, so that another person's coming drops it with the others. */
const KEY = 'draft:profile';

const Profile = v.object({
  name: v.string(),
  birthday: v.string(),
  phone: v.string(),
  sex: v.string(),
  bio: v.string(),
  photo: v.string(),
});
const Kept = v.object({ email: v.string(), opened: Profile, draft: Profile });

function readKept({ tab }: Pick<Device, 'tab'>): v.InferOutput<typeof Kept> | null {
  try {
    const kept = v.safeParse(Kept, JSON.parse(tab.read(KEY) ?? 'null'));
    return kept.success ? kept.output : null;
  } catch {
    return null;
  }
}

/** What was typed into the profile when its session ended, for the same person alone (DECISIONS "Session ends while editing the profile"). */
export function readProfileDraft(device: Pick<Device, 'tab'>, email: string): ProfileFormView | null {
  const kept = readKept(device);
  return kept !== null && sameEmail(kept.email, email) ? { opened: kept.opened, draft: kept.draft } : null;
}

/** Keeps it in this tab until its person is back. */
export const keepProfileDraft = ({ tab }: Pick<Device, 'tab'>, email: string, { opened, draft }: ProfileFormView): void =>
  void tab.write(KEY, JSON.stringify({ email, opened, draft }));

export const clearProfileDraft = ({ tab }: Pick<Device, 'tab'>): void => tab.remove(KEY);

/** Somebody came: what another person typed goes. */
export function forgetStrangersProfile(device: Pick<Device, 'tab'>, email: string): void {
  if (readProfileDraft(device, email) === null) clearProfileDraft(device);
}

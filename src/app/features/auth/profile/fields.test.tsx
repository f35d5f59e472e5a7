import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Profile } from '#contract/entities/user.ts';
import { emptyProfile, profileFields } from '#contract/forms/profile.ts';
import { ProfileCard } from '#components/blocks/ProfileCard/ProfileCard.tsx';
import { ProfileForm } from '#components/blocks/ProfileForm/ProfileForm.tsx';
import { sam } from '#tests/support/fakeIdentity.ts';
import { toProfileView } from './connect.ts';

/** A day, because a birthday is dropped if it is none. Any other field may have any text. */
const SAMPLE = '1988-05-21';

function cardOf(profile: Profile): string {
  const { profile: shown } = toProfileView({
    user: { data: { ...profile, _id: 'u1', email: sam.email, role: '' }, error: null },
    identity: sam,
    isSignedIn: true,
    typed: null,
    mutation: { state: 'resting' },
  });
  if (shown.state !== 'ready') throw new Error(`The profile is ${shown.state}`);
  return renderToStaticMarkup(<ProfileCard person={shown.person} onEdit={() => {}} />);
}

// The compiler does not notice a new field that the page leaves out.
describe.each(profileFields)('the profile’s %s', (field) => {
  test('is on the card', () => {
    expect(cardOf({ ...emptyProfile, [field]: SAMPLE })).not.toBe(cardOf(emptyProfile));
  });

  test('can be edited in the form', () => {
    const view = { opened: emptyProfile, draft: emptyProfile };
    const form = renderToStaticMarkup(
      <ProfileForm id="profile" view={view} state="ready" today={() => '2026-11-21'} onSubmit={() => {}} onDraftChange={() => {}} />,
    );
    expect(form).toContain(` name="${field}"`);
  });
});

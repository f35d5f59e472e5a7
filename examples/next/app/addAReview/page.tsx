import { ButtonLink } from 'gadget-garage/ButtonLink';
import { EmptyState } from 'gadget-garage/EmptyState';

export default function Page() {
  return (
    <main style={{ padding: '2rem' }}>
      <EmptyState picture="pictures/1f4dd.webp" title="Your page" action={<ButtonLink href="/">Back to the reviews</ButtonLink>}>
        The links of the library lead here.
      </EmptyState>
    </main>
  );
}

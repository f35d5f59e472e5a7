import { Text } from '../../primitives/Text/Text.tsx';
import { told } from './ProfileCard.css.ts';

/** A value of the profile, with its own text direction and line breaks, or 'Not told' if it is missing. */
export function ProfileValue({ value }: { value: string }) {
  if (value === '')
    return (
      <Text as="span" tone="soft">
        Not told
      </Text>
    );
  return (
    <span className={told} dir="auto">
      {value}
    </span>
  );
}

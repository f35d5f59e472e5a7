import { Text } from '../../primitives/Text/Text.tsx';
import { told } from './ProfileCard.css.ts';

/** What a person told, in its own direction and with its own lines; or that they did not. */
export function Told({ value }: { value: string }) {
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

import { Text } from '#components/primitives/Text/Text.tsx';

/** Announces the result of an action. A translator replaces texts, so each has an element of its own. */
export function DockStatus({ text }: { text: string }) {
  return (
    <Text as="span" size="small" tone="muted" role="status">
      <span key={text}>{text}</span>
    </Text>
  );
}

import { Text } from '#components/primitives/Text/Text.tsx';
import * as css from './Dock.css.ts';

export interface DockTextProps {
  title: string;
  text: string;
}

/** A text for programs: a body of a call, or one that is copied. It scrolls if it is long, and is the same on a translated page. */
export function DockText({ title, text }: DockTextProps) {
  return (
    <div className={css.textBlock}>
      <Text size="small" weight="semibold">
        {title}
      </Text>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <pre className={css.textBody} dir="ltr" translate="no" role="region" aria-label={title} tabIndex={0}>
        {text}
      </pre>
    </div>
  );
}

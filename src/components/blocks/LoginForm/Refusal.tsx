import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

/** The reason why the identity service refused the user, in red and announced (docs/spec.md#login). */
export const Refusal = ({ children }: { children: string }) => (
  <Notice tone="critical">
    <Text as="span" tone="critical" weight="medium">
      {children}
    </Text>
  </Notice>
);

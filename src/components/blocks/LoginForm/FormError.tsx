import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

/** Shows in red, and announces, why the identity service refused the user (docs/spec.md#login). */
export const FormError = ({ children }: { children: string }) => (
  <Notice tone="critical">
    <Text as="span" tone="critical" weight="medium">
      {children}
    </Text>
  </Notice>
);

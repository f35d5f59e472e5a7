import type { CardFieldProps } from '#components/blocks/PaymentForm/cardField.ts';
import { SandboxCardField } from '#mocks/ui/SandboxCardField.tsx';

const NOVEMBER = new Date(2026, 10, 20).getTime();

/** The sandbox's card field, for stories. Nothing is charged. */
export const StoryCardField = (props: CardFieldProps) => <SandboxCardField {...props} now={() => NOVEMBER} onCard={() => {}} />;

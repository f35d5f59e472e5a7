import preview from '../../.storybook/preview.tsx';
import { SandboxUnavailablePage } from './SandboxUnavailablePage.tsx';

const meta = preview.meta({ component: SandboxUnavailablePage, tags: ['block'], args: { reason: 'insecure' as const } });

export const Insecure = meta.story();
export const Unsupported = meta.story({ args: { reason: 'unsupported' } });
export const Refused = meta.story({ args: { reason: 'refused' } });
